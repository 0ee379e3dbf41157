import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@greenroom/api-client';
import type { SubscriptionBegun } from '@greenroom/contracts';
import type { Pick } from '@greenroom/plans';
import { attemptFor, endAttempt } from './attempt.ts';
import { useCommerceSubscriptionCreateMutation } from './payment-api.ts';

export type Beginning =
  | { at: 'waiting' }
  | { at: 'beginning' }
  | { at: 'begun'; begun: SubscriptionBegun }
  | { at: 'refused'; error: ApiError };

/**
 * Begins the checkout with the payment provider once the terms are agreed to. Another plan, price, coupon or trial
 * begins another; the same one again gives the same session.
 */
export function useBegin(pick: Pick, agreed: boolean): Beginning & { again(): void; anew(): void } {
  const [create] = useCommerceSubscriptionCreateMutation();
  const [round, setRound] = useState(0);
  const asked = useRef('');
  const [answered, setAnswered] = useState<{ of: string; begun?: SubscriptionBegun; error?: ApiError }>();
  const { id: tier, stripeResourceId: price, internalData } = pick.tier;
  const coupon = pick.coupon?.code;
  const includeTrial = internalData.trialDays > 0;
  const of = JSON.stringify([pick, round]);

  useEffect(() => {
    if (!agreed || asked.current === of) return;
    asked.current = of;
    const attemptUuid = attemptFor(tier, price, coupon, includeTrial);
    const body = { tier, price, includeTrial, termsAgreed: true, attemptUuid, ...(coupon !== undefined && { coupon }) };
    void create({ body }).then(({ data, error }) => {
      // What was asked for before is of no use any more.
      if (asked.current === of) setAnswered({ of, ...(data ? { begun: data } : { error: error as ApiError }) });
    });
  }, [agreed, of, tier, price, coupon, includeTrial, create]);

  const again = useCallback(() => setRound((before) => before + 1), []);
  const anew = useCallback(() => {
    endAttempt();
    setRound((before) => before + 1);
  }, []);
  const { begun, error } = answered?.of === of ? answered : {};
  if (begun) return { at: 'begun', begun, again, anew };
  if (error) return { at: 'refused', error, again, anew };
  return { at: agreed ? 'beginning' : 'waiting', again, anew };
}
