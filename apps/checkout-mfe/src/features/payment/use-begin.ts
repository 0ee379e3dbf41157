import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '@greenroom/api-client';
import type { SubscriptionBegun } from '@greenroom/contracts';
import type { Pick } from '../../shared/plans/index.ts';
import { attemptFor, endAttempt } from './attempt.ts';
import { useCommerceSubscriptionCreateMutation } from './payment-api.ts';

export type Beginning =
  | { at: 'waiting' }
  | { at: 'beginning' }
  | { at: 'begun'; begun: SubscriptionBegun }
  | { at: 'refused'; error: ApiError };

/**
 * Begins the checkout with the payment provider once the terms are agreed to. Another plan, coupon or trial begins
 * another; the same one again gives the same session.
 */
export function useBegin(pick: Pick | undefined, agreed: boolean): Beginning & { again(): void; anew(): void } {
  const [create] = useCommerceSubscriptionCreateMutation();
  const [round, setRound] = useState(0);
  const [beginning, setBeginning] = useState<Beginning & { of?: string }>({ at: 'waiting' });
  const tier = pick?.tier.id;
  const coupon = pick?.coupon?.code;
  const includeTrial = (pick?.tier.internalData.trialDays ?? 0) > 0;
  const of = `${tier} ${coupon} ${includeTrial} ${round}`;
  const wanted = agreed && tier !== undefined;

  useEffect(() => {
    if (!wanted || beginning.of === of) return;
    setBeginning({ at: 'beginning', of });
    const attemptUuid = attemptFor(tier, coupon, includeTrial);
    const body = { tier, includeTrial, termsAgreed: true, attemptUuid, ...(coupon !== undefined && { coupon }) };
    void create({ body }).then(({ data, error }) =>
      setBeginning((now) => {
        if (now.of !== of) return now;
        return data ? { at: 'begun', begun: data, of } : { at: 'refused', error: error as ApiError, of };
      }),
    );
  }, [wanted, of, beginning.of, tier, coupon, includeTrial, create]);

  const again = useCallback(() => setRound((before) => before + 1), []);
  const anew = useCallback(() => {
    endAttempt();
    setRound((before) => before + 1);
  }, []);
  return { ...(beginning.of === of ? beginning : { at: wanted ? 'beginning' : 'waiting' }), again, anew };
}
