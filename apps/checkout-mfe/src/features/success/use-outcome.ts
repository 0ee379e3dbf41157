import { useEffect, useState } from 'react';
import { useFetchUser } from '@greenroom/auth';
import type { CheckoutSession } from '@greenroom/contracts';
import { useCommerceCheckoutSessionQuery } from '../../shared/session/index.ts';

/**
 * `asking` becomes `slow` after a while; `lost`: the account has no such checkout; `trialHad`: it was ended without a
 * charge, since the card had its trial before; `later`: the plan has changed since, and its settings show how.
 */
export type Outcome = 'asking' | 'slow' | 'in' | 'open' | 'expired' | 'trialHad' | 'later' | 'lost';

/** Polling intervals, and when it counts as slow. In ms. */
const pace = { every: 1_500, whenSlow: 6_000, slowAfter: 20_000 };

/** Returns the outcome of a checkout, polled until it is certain. Only the server confirms access. */
export function useOutcome(sessionId: string | undefined): { outcome: Outcome; trial: boolean; askAgain(): void } {
  const fetchUser = useFetchUser();
  const [slow, setSlow] = useState(false);
  const [certain, setCertain] = useState(false);
  const { data, error, refetch } = useCommerceCheckoutSessionQuery(
    { params: { id: sessionId ?? '' } },
    {
      skip: sessionId === undefined,
      pollingInterval: certain ? 0 : slow ? pace.whenSlow : pace.every,
      refetchOnMountOrArgChange: true,
    },
  );
  const missing =
    sessionId === undefined || (!data && error !== undefined && 'status' in error && error.status === 404);
  const outcome = missing ? 'lost' : outcomeOf(data);

  if (outcome !== 'asking' && !certain) setCertain(true);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), pace.slowAfter);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // The person's access has changed, which the whole app must know.
    if (outcome === 'in') void fetchUser();
  }, [outcome, fetchUser]);
  return {
    outcome: outcome === 'asking' && slow ? 'slow' : outcome,
    trial: data?.subscriptionState === 'trial',
    askAgain: () => void refetch(),
  };
}

export function outcomeOf(session: CheckoutSession | undefined): Exclude<Outcome, 'slow' | 'lost'> {
  if (!session) return 'asking';
  if (session.status !== 'complete') return session.status;
  if (session.refused === 'trial_had') return 'trialHad';
  if (session.subscriptionState === 'none') return 'asking';
  return session.subscriptionState === 'active' || session.subscriptionState === 'trial' ? 'in' : 'later';
}
