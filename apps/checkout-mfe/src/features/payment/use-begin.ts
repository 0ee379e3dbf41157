import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@greenroom/api-client';
import type { SubscriptionBegun } from '@greenroom/contracts';
import type { Pick } from '@greenroom/plans';
import { attemptFor, endAttempt, keepAttemptSession } from '../../shared/session/index.ts';
import { useCommerceSubscriptionCreateMutation } from './payment-api.ts';

export type Beginning =
  { at: 'beginning' } | { at: 'begun'; begun: SubscriptionBegun } | { at: 'refused'; error: ApiError };

/** `changed`: the page is loading another checkout, since the terms or the session are outdated. */
export type Agreed = { agreed: SubscriptionBegun } | 'changed' | ApiError;

interface Checkout {
  /**
   * Tells the server that the person agreed to the terms of this checkout, which it verifies again.
   * @param toConfirm the payment is confirmed next, so that the server notes it for other pages and after a reload
   */
  agree(toConfirm: boolean): Promise<Agreed>;
  again(): void;
  anew(): void;
}

/**
 * Begins the checkout with the payment provider, so that the card form is there at once. Another plan, price, coupon or
 * trial begins another checkout; the same one returns the same session.
 * @param onReopened called when the session has expired and another was opened on the same terms
 */
export function useBegin(pick: Pick, onReopened: () => void): Beginning & Checkout {
  const [create] = useCommerceSubscriptionCreateMutation();
  const [round, setRound] = useState(0);
  const asked = useRef('');
  const [answered, setAnswered] = useState<{ of: string; begun?: SubscriptionBegun; error?: ApiError }>();
  const { id: tier, stripeResourceId: price, internalData } = pick.tier;
  const coupon = pick.coupon?.code;
  const includeTrial = internalData.trialDays > 0;
  const of = JSON.stringify([pick, round]);

  const ask = useCallback(
    async (termsAgreed: boolean, confirming?: string) => {
      const attemptUuid = attemptFor(tier, price, coupon, includeTrial);
      const body = {
        ...{ tier, price, includeTrial, termsAgreed, attemptUuid },
        ...(coupon !== undefined && { coupon }),
        ...(confirming !== undefined && { checkoutSessionId: confirming }),
      };
      const { data, error } = await create({ body });
      if (data) keepAttemptSession(data.checkoutSessionId);
      return data ? { begun: data } : { error: error as ApiError };
    },
    [tier, price, coupon, includeTrial, create],
  );

  useEffect(() => {
    if (asked.current === of) return;
    asked.current = of;
    void ask(false).then((answer) => {
      // Ignore responses to earlier requests.
      if (asked.current === of) setAnswered({ of, ...answer });
    });
  }, [of, ask]);

  const again = useCallback(() => setRound((before) => before + 1), []);
  const anew = useCallback(() => {
    endAttempt();
    setRound((before) => before + 1);
  }, []);
  const { begun, error } = answered?.of === of ? answered : {};
  const agree = async (toConfirm: boolean): Promise<Agreed> => {
    const answer = await ask(true, toConfirm ? begun?.checkoutSessionId : undefined);
    if (asked.current !== of) return 'changed';
    if (answer.begun && answer.begun.checkoutSessionId === begun?.checkoutSessionId) return { agreed: answer.begun };
    // Without an answer from our server the form stays as it is, with the card in it.
    if (answer.error && !answer.error.fields) return answer.error;
    setAnswered({ of, ...answer });
    if (answer.begun) onReopened();
    return 'changed';
  };
  if (begun) return { at: 'begun', begun, agree, again, anew };
  if (error) return { at: 'refused', error, agree, again, anew };
  return { at: 'beginning', agree, again, anew };
}
