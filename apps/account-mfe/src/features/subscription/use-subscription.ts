import type { SubscriptionRecord } from '@greenroom/contracts';
import { useCommerceSubscriptionQuery } from '@greenroom/card-payments/subscription';
import { me } from './subscription-api.ts';

/** `loading` ends once it has been fetched or has failed (specification, section 4). */
export type KnownSubscription =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry(): void }
  | { state: 'known'; subscription: SubscriptionRecord; refetch(): Promise<unknown> };

export function useSubscription(): KnownSubscription {
  // Data that was fetched once stays on screen during a refetch, and if that fails.
  const { data, error, refetch } = useCommerceSubscriptionQuery(me);
  if (data) return { state: 'known', subscription: data, refetch: async () => refetch() };
  return error === undefined ? { state: 'loading' } : { state: 'failed', error, retry: () => void refetch() };
}
