import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@greenroom/api-client';
import { troubleOf, type CardTrouble } from '@greenroom/card-payments';
import type { CheckoutSession } from '@greenroom/card-payments/checkout';
import { whileConfirming } from '@greenroom/federation/confirming';
import { useNavigate } from '@greenroom/navigation';
import { keepAttemptSent, successAddress, useLazyCommerceCheckoutSessionQuery } from '../../shared/session/index.ts';
import type { Agreed } from './use-begin.ts';

interface Paying {
  pay(): Promise<void>;
  paying: boolean;
  trouble: CardTrouble | undefined;
}

export interface PayOptions {
  checkout: Pick<CheckoutSession, 'confirm' | 'validateElements' | 'status'>;
  sessionId: string;
  /** Whether the box is ticked; where it is not, this says so at the box. */
  checkAgreed(): boolean;
  agree(): Promise<Agreed>;
  onExpired(): void;
}

/**
 * Confirms the session once, however often it is pressed. What is missing is said at its field first, the terms included.
 * Where what came of it is not certain, the server is asked before anything is said: an answer that was lost is no refusal.
 */
export function usePay({ checkout, sessionId, checkAgreed, agree, onExpired }: PayOptions): Paying {
  const navigate = useNavigate();
  const [askSession] = useLazyCommerceCheckoutSessionQuery();
  const busy = useRef(false);
  const [paying, setPaying] = useState(false);
  const [trouble, setTrouble] = useState<CardTrouble>();
  const done = useCallback(async () => {
    // A reload that was asked for before this answer came still opens this page: the attempt ends where it is said.
    keepAttemptSent(true);
    await navigate(successAddress(sessionId), { replace: true });
    return undefined;
  }, [navigate, sessionId]);
  // It was paid before the page was loaded anew, or in another page.
  const paidBefore = checkout.status.type === 'complete';
  useEffect(() => {
    if (paidBefore && !busy.current) void done();
  }, [paidBefore, done]);

  const settle = async (): Promise<CardTrouble | undefined> => {
    const { data, error } = await askSession({ params: { id: sessionId } });
    if (data?.status === 'complete') return done();
    if (data) keepAttemptSent(false);
    if (data?.status === 'expired') {
      onExpired();
      return undefined;
    }
    // Where it is open still, what it is about may not hold any more: a code that somebody else used up meanwhile.
    if (data && (await agree()) === 'changed') return undefined;
    return unanswered(error as ApiError | undefined);
  };
  const confirm = async (): Promise<CardTrouble | undefined> => {
    keepAttemptSent(true);
    const returnUrl = new URL(successAddress(sessionId), window.location.origin).href;
    const result = await checkout.confirm({ returnUrl, redirect: 'if_required' });
    if (result.type === 'success') return done();
    const reason = troubleOf(result.error);
    if (reason === 'fatal') return settle();
    keepAttemptSent(false);
    return reason;
  };
  const send = async (): Promise<CardTrouble | undefined> => {
    const agreed = checkAgreed();
    if ((await checkout.validateElements()).type === 'error') return 'incomplete';
    if (!agreed) return undefined;
    const answer = await agree();
    if (answer === 'changed') return undefined;
    return answer === 'agreed' ? confirm() : unanswered(answer);
  };
  const pay = async () => {
    if (busy.current) return;
    busy.current = true;
    setPaying(true);
    setTrouble(undefined);
    // What Stripe.js throws is as uncertain as an answer that never came.
    setTrouble(await whileConfirming(() => send().catch(settle)));
    busy.current = false;
    setPaying(false);
  };
  return { pay, paying, trouble };
}

const unanswered = (error: ApiError | undefined): CardTrouble => (error?.code === 'offline' ? 'noAnswer' : 'fatal');
