import { ApiFailure, sentences } from '@greenroom/contracts';
import { changePlan } from './practice.repository.ts';
import type { PracticeDependencies } from './practice-dependencies.ts';
import { ownerOfToken } from './reminder-links.ts';

/**
 * No more reminders by mail, by what a reminder's link carries. The plan stays; where there is none any more, nothing is
 * left to do.
 * @throws ApiFailure `unprocessable` where the link is none of ours
 */
export async function unsubscribe({ db, secret }: Pick<PracticeDependencies, 'db' | 'secret'>, token: string) {
  const ownerId = ownerOfToken(token, secret);
  if (ownerId === undefined) throw new ApiFailure('unprocessable', sentences.linkSpent);
  await changePlan(db, ownerId, { byMail: false, nextReminderAt: null });
}
