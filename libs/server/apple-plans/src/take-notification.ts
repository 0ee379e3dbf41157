import { storeNotification } from './apple-plans.repository.ts';
import type { ApplePlansDependencies } from './apple-plans-dependencies.ts';
import { storeState } from './store-state.ts';
import type { StoreNotification } from '@greenroom/ports/app-store';

/**
 * Processes a notification once: its id and its effect are stored in one transaction, so that a crash leaves both or
 * neither, and Apple sends it again.
 * @returns false if it was processed before
 */
export async function takeNotification(
  { db, now }: Pick<ApplePlansDependencies, 'db' | 'now'>,
  notification: StoreNotification,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await storeNotification(tx, notification))) return false;
    if (notification.state) await storeState(tx, notification.state, now());
    return true;
  });
}
