import { ApiFailure, type StaffPerson } from '@greenroom/contracts';
import { noPlan, type PersonPlan, planInForce, type Subscription } from '@greenroom/access';
import { appleHistory } from '@greenroom/apple-plans';
import type { Database } from '@greenroom/database';
import { type AccountRow, describeDevice, findLiveSessions, readAuthMethods } from '@greenroom/identity';
import { readSettings } from '@greenroom/people';
import { readActionsOn } from '../actions/read-actions.ts';
import { headOf } from './find-people.ts';
import { countUsage, findPlans, readAccount } from './people.repository.ts';

export interface PersonSources {
  db: Database;
  planOf(accountUuid: string): Promise<PersonPlan>;
  /** Plans given by the setting, by lower-case address. */
  grantedPlans: ReadonlyMap<string, Subscription>;
}

/**
 * Returns an account's state for support staff. Of what its owner wrote and said it contains only counts.
 * @throws ApiFailure `not_found`
 */
export async function readPerson(sources: PersonSources, accountUuid: string, now: Date): Promise<StaffPerson> {
  const { db } = sources;
  const account = await readAccount(db, accountUuid);
  if (!account) throw new ApiFailure('not_found', 'There is no such account');
  const waysIn = await readAuthMethods(db, accountUuid);
  const settings = await readSettings(db, accountUuid);
  const sessions = await findLiveSessions(db, accountUuid);
  return {
    ...headOf(account),
    locale: account.locale,
    waysIn: [
      ...(account.passwordHash === null ? [] : ['password']),
      ...waysIn.connections.map(({ provider }) => provider),
    ],
    secondFactor: waysIn.passkeys.length > 0 || waysIn.codesSince !== null,
    plan: await readPlans(sources, account, now),
    ...(await countUsage(db, accountUuid)),
    consents: { termsAcceptedAt: account.termsAcceptedAt.toISOString(), ...settings.notifications },
    sessions: sessions.map((session) => ({
      uuid: session.uuid,
      ...describeDevice(session.userAgent),
      provider: session.provider,
      country: session.country,
      signedInAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
    })),
    actions: await readActionsOn(db, accountUuid),
  };
}

/** Returns the account's plan in force and its origin. */
export async function readPlanInForce(
  { planOf, grantedPlans }: Pick<PersonSources, 'planOf' | 'grantedPlans'>,
  { uuid, email, emailConfirmedAt }: AccountRow,
) {
  // The same rule as for the account itself: the setting gives a plan only to a confirmed address.
  const seed = emailConfirmedAt === null ? undefined : grantedPlans.get(email.toLowerCase());
  return planInForce(seed ?? noPlan, await planOf(uuid));
}

async function readPlans(sources: PersonSources, account: AccountRow, now: Date): Promise<StaffPerson['plan']> {
  const { db } = sources;
  const { subscription, from } = await readPlanInForce(sources, account);
  const { bought, granted } = await findPlans(db, account.uuid);
  const apple = await appleHistory(db, account.uuid, now);
  const history = [
    ...bought.map(({ name, since, cancelAt, endedAt }) => ({
      kind: 'subscription' as const,
      name,
      since,
      until: endedAt ?? cancelAt,
      over: endedAt !== null,
      reason: null,
    })),
    ...apple.plans.map(({ productId: name, ...plan }) => ({ kind: 'apple' as const, name, ...plan, reason: null })),
    ...granted.map(({ grantedAt, endsAt, endedAt, reason }) => ({
      kind: 'grant' as const,
      name: endsAt === null ? 'FREE' : 'ACTIVE',
      since: grantedAt,
      until: endedAt ?? endsAt,
      over: endedAt !== null || endsAt === null || endsAt <= now,
      reason,
    })),
  ];
  return {
    status: subscription.status,
    endsAt: subscription.endsAt?.toISOString() ?? null,
    from: from === 'bought' && subscription.keptBy === 'apple' ? 'apple' : from,
    appleNotifications: apple.notifications.map(({ signedAt, ...notification }) => ({
      ...notification,
      at: signedAt.toISOString(),
    })),
    history: history
      .toSorted((one, other) => other.since.getTime() - one.since.getTime())
      .map(({ since, until, ...row }) => ({
        ...row,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
      })),
  };
}
