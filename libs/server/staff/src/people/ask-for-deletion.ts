import type { Person } from '@greenroom/access';
import type { Database } from '@greenroom/database';
import { type MailQueue, signedInAccount } from '@greenroom/identity';
import { type EndPlan, requestDeletion } from '@greenroom/people';
import { lockOther } from '../act-on.ts';
import { recordAction } from '../actions/record-action.ts';

/**
 * Requests an account's deletion as its owner could. The owner is mailed the date and can keep the account until then.
 * If it was requested before, the date stays and nothing is recorded.
 * @returns the date from which the account is gone
 * @throws ApiFailure as `lockOther`; `unavailable` if the payment provider does not answer
 */
export async function askForDeletion(
  { db, mails, endPlan }: { db: Database; mails: MailQueue; endPlan: EndPlan },
  person: Person,
  { accountUuid, reason, plan }: { accountUuid: string; reason: string; plan: Parameters<EndPlan>[1] },
): Promise<Date | null> {
  // Checks permission before a plan is ended, so that a refused request changes nothing.
  await db.transaction((tx) => lockOther(tx, person, accountUuid));
  const own = { accountUuid, country: person.country };
  return requestDeletion({ db, mails, endPlan }, own, plan, (tx) =>
    recordAction(tx, {
      action: 'deletion-asked',
      reason,
      details: { plan },
      by: signedInAccount(person).uuid,
      to: accountUuid,
    }),
  );
}
