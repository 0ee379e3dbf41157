import { ApiFailure } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import { endGrantedPlan, grantPlan } from '@greenroom/commerce';
import { actOn } from '../act-on.ts';
import { readAccount } from './people.repository.ts';
import { type PersonSources, readPlanInForce } from './read-person.ts';

interface Wish {
  accountUuid: string;
  reason: string;
}

/**
 * Grants a plan until a future time. It takes effect with the account's next request and precedes a bought plan.
 * @throws ApiFailure `bad_request` for a time in the past; as `actOn`
 */
export async function grantPlanTo(
  { db }: Pick<PersonSources, 'db'>,
  person: Person,
  { endsAt, ...wish }: Wish & { endsAt: Date },
  now: Date,
): Promise<void> {
  if (endsAt <= now) throw new ApiFailure('bad_request', 'The plan has to end in the future');
  const details = { endsAt: endsAt.toISOString() };
  await actOn(db, person, { action: 'plan-granted', ...wish, details }, (tx) => grantPlan(tx, { ...wish, endsAt }));
}

/**
 * Ends a plan that staff granted or the setting gives. A bought plan is not changed.
 * @throws ApiFailure `conflict` if no plan is granted; as `actOn`
 */
export async function endPlanOf(sources: PersonSources, person: Person, wish: Wish): Promise<void> {
  // Read before the transaction: with the embedded database, a read beside an open transaction waits for its end.
  const account = await readAccount(sources.db, wish.accountUuid);
  const from = account && (await readPlanInForce(sources, account)).from;
  await actOn(sources.db, person, { action: 'plan-ended', ...wish }, async (tx) => {
    if (from === 'bought') throw new ApiFailure('conflict', 'No plan is granted to this account');
    await endGrantedPlan(tx, wish);
    return from && { from };
  });
}
