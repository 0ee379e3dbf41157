import type { Person } from '@greenroom/access';
import type { Database } from '@greenroom/database';
import { type MailQueue, signedInAccount } from '@greenroom/identity';
import { type EndPlan, requestDeletion } from '@greenroom/people';
import { lockOther } from '../act-on.ts';
import { recordAction } from '../actions/record-action.ts';

/**
 * Asks for an account's deletion as its person could, who is mailed the day and can keep the account until then.
 * Asked again, the day stays and nothing is written down.
 * @returns the day from which it is gone
 * @throws ApiFailure as `lockOther`; `unavailable` where the payment provider does not answer
 */
export async function askForDeletion(
  { db, mails, endPlan }: { db: Database; mails: MailQueue; endPlan: EndPlan },
  person: Person,
  { accountUuid, reason, plan }: { accountUuid: string; reason: string; plan: Parameters<EndPlan>[1] },
): Promise<Date | null> {
  // Before a plan is ended: whoever may not ask changes nothing.
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
