import { ApiFailure, sentences } from '@greenroom/contracts';
import { changePlan, lockPlan } from './practice.repository.ts';
import type { PracticeDependencies } from './practice-dependencies.ts';
import { findDevices } from './push/devices.repository.ts';
import { ownerOfToken } from './reminder-links.ts';

/**
 * Turns off a plan's reminders by mail, for the token of a reminder's link. The plan stays; without a plan there is
 * nothing to do.
 * @throws ApiFailure `unprocessable` if the token is not ours
 */
export async function unsubscribe({ db, secret }: Pick<PracticeDependencies, 'db' | 'secret'>, token: string) {
  const ownerId = ownerOfToken(token, secret);
  if (ownerId === undefined) throw new ApiFailure('unprocessable', sentences.linkSpent);
  await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, ownerId);
    const devices = await findDevices(tx, ownerId);
    const nextReminderAt = devices.length > 0 ? (plan?.nextReminderAt ?? null) : null;
    await changePlan(tx, ownerId, { byMail: false, nextReminderAt });
  });
}
