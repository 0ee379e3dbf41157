import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@greenroom/api-client';
import { troubleOf, type CardTrouble } from '@greenroom/card-payments';
import type { CheckoutSession } from '@greenroom/card-payments/checkout';
import type { SubscriptionBegun } from '@greenroom/contracts';
import { whileConfirming } from '@greenroom/federation/confirming';
import { useNavigate } from '@greenroom/navigation';
import {
  keepAttemptSent,
  successAddress,
  useCommerceCheckoutSessionRefusedMutation,
  useLazyCommerceCheckoutSessionQuery,
} from '../../shared/session/index.ts';
import type { Agreed } from './use-begin.ts';

interface Paying {
  pay(): Promise<void>;
  paying: boolean;
  /** The payment takes longer than usual. */
  isSlow: boolean;
  trouble: CardTrouble | undefined;
}

export interface PayOptions {
  checkout: Pick<CheckoutSession, 'confirm' | 'validateElements' | 'status'>;
  sessionId: string;
  /** Whether the box is ticked; if not, shows that at the box. */
  checkAgreed(): boolean;
  agree(toConfirm: boolean): Promise<Agreed>;
  onExpired(): void;
}

/** When a payment takes longer than usual, in ms. */
const slowAfterMs = 10_000;

/**
 * Confirms the session once, however often the button is pressed. Missing fields are shown first, including the terms.
 * If the outcome is uncertain, the server is asked before anything is shown: a lost response is not a refusal.
 */
export function usePay({ checkout, sessionId, checkAgreed, agree, onExpired }: PayOptions): Paying {
  const navigate = useNavigate();
  const [askSession] = useLazyCommerceCheckoutSessionQuery();
  const busy = useRef(false);
  const [paying, setPaying] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [trouble, setTrouble] = useState<CardTrouble>();
  const [reportRefused] = useCommerceCheckoutSessionRefusedMutation();
  useEffect(() => {
    if (!paying) return undefined;
    const timer = setTimeout(setSlow, slowAfterMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [paying]);
  const done = useCallback(async () => {
    // A reload requested before this response can still open this page again, so the attempt is kept until the success
    // page ends it.
    keepAttemptSent(true);
    await navigate(successAddress(sessionId), { replace: true });
    return undefined;
  }, [navigate, sessionId]);
  // It was paid before a reload, or in another page.
  const paidBefore = checkout.status.type === 'complete';
  useEffect(() => {
    if (paidBefore && !busy.current) void done();
  }, [paidBefore, done]);

  const settle = async (): Promise<CardTrouble | undefined> => {
    const { data, error } = await askSession({ params: { id: sessionId } });
    if (data?.status === 'complete') return done();
    if (data?.status === 'expired') {
      keepAttemptSent(false);
      onExpired();
      return undefined;
    }
    // If it is still open, its terms may be outdated: for example, the code was used up meanwhile. Otherwise it may
    // still be charged, so the attempt stays marked as sent, for a reload.
    if (data && (await agree(false)) === 'changed') {
      keepAttemptSent(false);
      return undefined;
    }
    return unanswered(error as ApiError | undefined);
  };
  const confirm = async ({ payingSince }: SubscriptionBegun): Promise<CardTrouble | undefined> => {
    keepAttemptSent(true);
    const returnUrl = new URL(successAddress(sessionId), window.location.origin).href;
    const result = await checkout.confirm({ returnUrl, redirect: 'if_required' });
    if (result.type === 'success') return done();
    const reason = troubleOf(result.error);
    if (reason === 'fatal') return settle();
    keepAttemptSent(false);
    if (payingSince) void reportRefused({ params: { id: sessionId }, body: { payingSince } });
    return reason;
  };
  const send = async (): Promise<CardTrouble | undefined> => {
    const agreed = checkAgreed();
    if ((await checkout.validateElements()).type === 'error') return 'incomplete';
    if (!agreed) return undefined;
    const answer = await agree(true);
    if (answer === 'changed') return undefined;
    return 'agreed' in answer ? confirm(answer.agreed) : unanswered(answer);
  };
  const pay = async () => {
    if (busy.current) return;
    busy.current = true;
    setPaying(true);
    setTrouble(undefined);
    // An exception of Stripe.js is as uncertain as a lost response.
    setTrouble(await whileConfirming(() => send().catch(settle)));
    busy.current = false;
    setPaying(false);
  };
  return { pay, paying, isSlow, trouble };
}

const unanswered = (error: ApiError | undefined): CardTrouble => (error?.code === 'offline' ? 'noAnswer' : 'fatal');
