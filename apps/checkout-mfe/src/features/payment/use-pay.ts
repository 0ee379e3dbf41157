import { useRef, useState } from 'react';
import type { ApiError } from '@greenroom/api-client';
import { troubleOf, type CardTrouble } from '@greenroom/card-payments';
import type { CheckoutSession } from '@greenroom/card-payments/checkout';
import { whileConfirming } from '@greenroom/federation/confirming';
import { useNavigate } from '@greenroom/navigation';
import { successAddress, useLazyCommerceCheckoutSessionQuery } from '../../shared/session/index.ts';

interface Paying {
  pay(): Promise<void>;
  paying: boolean;
  trouble: CardTrouble | undefined;
}

interface PayOptions {
  checkout: Pick<CheckoutSession, 'confirm' | 'validateElements'>;
  sessionId: string;
  onExpired(): void;
}

/**
 * Confirms the session once, however often it is pressed. Where what came of it is not certain, the server is asked
 * before anything is said: an answer that was lost is no refusal.
 */
export function usePay({ checkout, sessionId, onExpired }: PayOptions): Paying {
  const navigate = useNavigate();
  const [askSession] = useLazyCommerceCheckoutSessionQuery();
  const busy = useRef(false);
  const [paying, setPaying] = useState(false);
  const [trouble, setTrouble] = useState<CardTrouble>();
  const done = async () => {
    await navigate(successAddress(sessionId), { replace: true });
    return undefined;
  };

  const settle = async (): Promise<CardTrouble | undefined> => {
    const { data, error } = await askSession({ params: { id: sessionId } });
    if (data?.status === 'complete') return done();
    if (data?.status === 'expired') {
      onExpired();
      return undefined;
    }
    return (error as ApiError | undefined)?.code === 'offline' ? 'noAnswer' : 'fatal';
  };
  const confirm = async (): Promise<CardTrouble | undefined> => {
    if ((await checkout.validateElements()).type === 'error') return 'incomplete';
    const returnUrl = new URL(successAddress(sessionId), window.location.origin).href;
    const result = await checkout.confirm({ returnUrl, redirect: 'if_required' });
    if (result.type === 'success') return done();
    const reason = troubleOf(result.error);
    return reason === 'fatal' ? settle() : reason;
  };
  const pay = async () => {
    if (busy.current) return;
    busy.current = true;
    setPaying(true);
    setTrouble(undefined);
    // What Stripe.js throws is as uncertain as an answer that never came.
    setTrouble(await whileConfirming(() => confirm().catch(settle)));
    busy.current = false;
    setPaying(false);
  };
  return { pay, paying, trouble };
}
