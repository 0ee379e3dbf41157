import { ApiFailure } from '@greenroom/contracts';
import type { AppStore } from '@greenroom/ports/app-store';
import { changeSubscription } from './apple-plans.repository.ts';
import type { ApplePlansDependencies } from './apple-plans-dependencies.ts';
import { asFailure } from './as-failure.ts';
import { lookAtSubscription } from './look-at-subscriptions.ts';
import { isAccount, storeState } from './store-state.ts';

/**
 * Links a subscription to the account that sends its signed transaction. A subscription has one account; the same
 * account may claim it again.
 * @throws ApiFailure `bad_request` if Apple did not sign the transaction for this app; `unprocessable` if it is no
 *   subscription; `conflict` if it belongs to another account, or was bought for one; `unavailable` if Apple does not
 *   answer
 */
export async function claimPlan(
  deps: ApplePlansDependencies & { store: AppStore },
  accountUuid: string,
  signedTransaction: string,
): Promise<void> {
  const { db, store, now, log } = deps;
  const transaction = await asFailure(() => store.readTransaction(signedTransaction), log);
  const { originalTransactionId: id, appAccountToken: token } = transaction;
  await db.transaction(async (tx) => {
    if (token !== null && token !== accountUuid && (await isAccount(tx, token))) throw ofAnother();
    const before = await storeState(tx, { transaction, renewal: null }, now());
    if (!before) throw new ApiFailure('unprocessable', 'This purchase is not a subscription');
    if (before.accountUuid !== null && before.accountUuid !== accountUuid) throw ofAnother();
    // Due at once: if Apple does not answer now, or this process ends, the nightly job asks.
    await changeSubscription(tx, id, { accountUuid, lookAt: now() });
  });
  log.info({ account: accountUuid, subscription: id }, 'An Apple subscription was claimed');
  // The transaction says nothing about renewal.
  await lookAtSubscription(deps, id).catch((error: unknown) =>
    log.warn(
      { err: error, subscription: id },
      'The state of a claimed Apple subscription was not read; asking tonight',
    ),
  );
}

const ofAnother = () => {
  const message = 'This subscription belongs to another account';
  return new ApiFailure('conflict', message, [{ path: 'signed_transaction', message }]);
};
