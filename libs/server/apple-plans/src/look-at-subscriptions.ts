import { AppStoreError } from '@greenroom/ports/app-store';
import { findDue } from './apple-plans.repository.ts';
import type { ApplePlansDependencies } from './apple-plans-dependencies.ts';
import { scheduleLook, storeState } from './store-state.ts';

type Deps = Pick<ApplePlansDependencies, 'db' | 'store' | 'now' | 'log'>;

const batch = 200;
/** After this many failed connections in a row, Apple is taken to be out of reach until the next night. */
const mostFailures = 5;

/** Asks Apple for the state of a subscription and stores it. Does nothing without a key. @throws AppStoreError */
export async function lookAtSubscription({ db, store, now }: Deps, originalTransactionId: string): Promise<void> {
  if (!store?.fetchState) return;
  const state = await store.fetchState(originalTransactionId);
  await db.transaction(async (tx) => {
    if (state) await storeState(tx, state, now());
    else await scheduleLook(tx, originalTransactionId, now());
  });
}

/** Asks Apple about all subscriptions whose period has ended without news. A failure of one does not stop the others. */
export async function lookAtSubscriptions(deps: Deps): Promise<void> {
  if (!deps.store?.fetchState) return;
  const now = deps.now();
  let failures = 0;
  for (let after = ''; ;) {
    const due = await findDue(deps.db, { now, after, most: batch });
    for (const id of due) {
      const error = await lookAtSubscription(deps, id).then(
        () => undefined,
        (failure: unknown) => failure ?? new Error('Unknown failure'),
      );
      const isAway = error instanceof AppStoreError && error.trouble === 'unavailable';
      failures = isAway ? failures + 1 : 0;
      if (error !== undefined)
        deps.log.error({ err: error, subscription: id }, 'An Apple subscription was not read; asking again tomorrow');
      if (failures === mostFailures) return;
    }
    if (due.length < batch) return;
    after = due.at(-1)!;
  }
}
