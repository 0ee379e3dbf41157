import type { StoredIntent } from './stored-intent.ts';
import { and, asc, desc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import {
  everyApp,
  type GuardrailVerdict,
  type ReleaseBecause,
  type ReleaseActor,
  type ReleaseHappening,
} from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { killedReleases, ramps, releaseHistory } from '../releases.tables.ts';
import type { Ramp, RampChange } from './domain/ramp.ts';
import type { StoredShare } from './domain/shares.ts';

/** The author of a change. */
export interface Actor {
  kind: ReleaseActor;
  /** Set for staff. */
  account?: string | undefined;
  /** Set for a pipeline: the name of its token. */
  name?: string | undefined;
}

/** A change as stored. */
export interface StoredChange {
  number: number;
  app: string;
  at: Date;
  state: 'intended' | 'done' | 'dropped';
  what: ReleaseHappening;
  version: string | null;
  why: string;
  byAccount: string | null;
  intent: StoredIntent;
  shares: StoredShare[];
  issuedAfter: number | null;
}

export interface NewChange extends Omit<StoredChange, 'number' | 'state' | 'byAccount' | 'issuedAfter'> {
  by: Actor;
  because: ReleaseBecause | null;
  verdict: GuardrailVerdict | null;
  traffic: number | null;
  issuedBefore: number;
}

const { number, app, at, state, what, version, why, byAccount, intent, shares, issuedAfter } = releaseHistory;
const stored = { number, app, at, state, what, version, why, byAccount, intent, shares, issuedAfter };

/** Locks these apps against other changes until the transaction ends. */
export async function lockApps(tx: Queryable, apps: readonly string[]): Promise<void> {
  // A freeze of all apps waits for the changes of each, and they for it.
  const [isOfAll, all] = [apps.includes(everyApp), `releases ${everyApp}`];
  await tx.execute(
    isOfAll
      ? sql`select pg_advisory_xact_lock(hashtext(${all}))`
      : sql`select pg_advisory_xact_lock_shared(hashtext(${all}))`,
  );
  // In a fixed order, so that concurrent callers cannot deadlock.
  for (const name of apps.filter((one) => one !== everyApp).toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`releases ${name}`}))`);
}

export async function insertChange(tx: Queryable, { by, ...change }: NewChange): Promise<StoredChange> {
  const [row] = await tx
    .insert(releaseHistory)
    .values({ ...change, state: 'intended', byKind: by.kind, byAccount: by.account, byName: by.name })
    .returning(stored);
  return row!;
}

export async function findChanges(db: Queryable, numbers: readonly number[]): Promise<StoredChange[]> {
  if (numbers.length === 0) return [];
  return db
    .select(stored)
    .from(releaseHistory)
    .where(inArray(number, [...numbers]));
}

/** Returns the last completed change of each app. */
export async function findLastDone(db: Queryable): Promise<StoredChange[]> {
  return db.selectDistinctOn([app], stored).from(releaseHistory).where(eq(state, 'done')).orderBy(app, desc(number));
}

/** Returns each app's last completed change of how visitors are divided, with its author's current address. */
export async function findLastDivided(db: Queryable) {
  const { byKind, byName } = releaseHistory;
  const divides = [
    ...(['published', 'ramp-begun', 'promoted', 'rolled-back', 'killed', 'retired', 'step', 'returned'] as const),
    'seen-outside' as const,
  ];
  return db
    .selectDistinctOn([app], { app, at, byKind, byName, email: accounts.email })
    .from(releaseHistory)
    .leftJoin(accounts, eq(accounts.uuid, byAccount))
    .where(and(eq(state, 'done'), inArray(what, divides)))
    .orderBy(app, desc(number));
}

/** Returns changes that are neither done nor dropped. */
export async function findRunning(db: Queryable): Promise<StoredChange[]> {
  return db.select(stored).from(releaseHistory).where(eq(state, 'intended'));
}

/** Returns the issue time of the latest document with a change: milliseconds since 1970, 0 if there is none. */
export async function latestIssued(db: Queryable): Promise<number> {
  const [row] = await db.select({ issued: sql<string>`coalesce(max(${issuedAfter}), 0)` }).from(releaseHistory);
  return Number(row?.issued ?? 0);
}

/** @returns false if it was already done */
export async function setDone(tx: Queryable, one: number, issuedAfter: number): Promise<boolean> {
  const done = await tx
    .update(releaseHistory)
    .set({ state: 'done', issuedAfter })
    .where(and(eq(number, one), ne(state, 'done')))
    .returning({ number });
  return done.length > 0;
}

export async function setDropped(db: Queryable, numbers: readonly number[]): Promise<void> {
  await db
    .update(releaseHistory)
    .set({ state: 'dropped' })
    .where(and(inArray(number, [...numbers]), eq(state, 'intended')));
}

/** Returns the active ramps. */
export async function findRampsOn(db: Queryable): Promise<Ramp[]> {
  return db
    .select()
    .from(ramps)
    .where(inArray(ramps.state, ['running', 'waiting', 'paused']))
    .orderBy(asc(ramps.app));
}

/** Returns the last ramp of each app. */
export async function findLastRamps(db: Queryable): Promise<Ramp[]> {
  return db.selectDistinctOn([ramps.app]).from(ramps).orderBy(ramps.app, desc(ramps.begunAt));
}

/** Returns the last ramp of each release if it went back. */
export async function findReturned(db: Queryable): Promise<Ramp[]> {
  const last = await db
    .selectDistinctOn([ramps.app, ramps.version])
    .from(ramps)
    .orderBy(ramps.app, ramps.version, desc(ramps.begunAt));
  return last.filter(({ state }) => state === 'returned');
}

export async function insertRamp(tx: Queryable, ramp: Ramp): Promise<void> {
  await tx.insert(ramps).values({ ...ramp, steps: [...ramp.steps] });
}

/** @param when time of the change, that is of a new step or of the end */
export async function changeRamp(tx: Queryable, { uuid, ...change }: RampChange, when: Date): Promise<void> {
  const over = change.state === 'done' || change.state === 'returned';
  await tx
    .update(ramps)
    .set({
      ...change,
      ...(change.state === 'waiting' && { waitingSince: when }),
      ...(change.step !== undefined && { stepSince: when }),
      ...(over && { endedAt: when }),
    })
    .where(eq(ramps.uuid, uuid));
}

export async function insertKilled(tx: Queryable, killed: typeof killedReleases.$inferInsert): Promise<void> {
  await tx.insert(killedReleases).values(killed).onConflictDoNothing();
}

/** Deletes the killed marks of releases that no longer exist. */
export async function deleteKilled(tx: Queryable, name: string, versions: readonly string[]): Promise<void> {
  await tx
    .delete(killedReleases)
    .where(and(eq(killedReleases.app, name), inArray(killedReleases.version, [...versions])));
}

/** Returns cleanups since `since`. */
export async function findCleaned(db: Queryable, since: Date): Promise<StoredChange[]> {
  return db
    .select(stored)
    .from(releaseHistory)
    .where(and(eq(state, 'done'), eq(what, 'cleaned'), gte(at, since)));
}

export async function findKilled(db: Queryable) {
  return db.select().from(killedReleases);
}

/** Returns completed changes with their authors' current addresses, newest first. */
export async function findHistory(
  db: Queryable,
  wish: { app?: string | undefined; before?: number | undefined; since?: Date | undefined; limit?: number | undefined },
) {
  const { traffic, verdict, because, byKind, byName } = releaseHistory;
  const query = db
    .select({ number, at, app, what, version, traffic, verdict, why, because, byKind, byName, email: accounts.email })
    .from(releaseHistory)
    .leftJoin(accounts, eq(accounts.uuid, byAccount))
    .where(
      and(
        eq(state, 'done'),
        wish.app === undefined ? undefined : eq(app, wish.app),
        wish.before === undefined ? undefined : lt(number, wish.before),
        wish.since && gte(at, wish.since),
      ),
    )
    .orderBy(desc(number));
  return wish.limit === undefined ? query : query.limit(wish.limit);
}

/** Returns the changes made by an account. */
export async function changesOfAccount(db: Queryable, accountUuid: string) {
  return db
    .select({ at, app, what, version, why })
    .from(releaseHistory)
    .where(eq(byAccount, accountUuid))
    .orderBy(asc(at));
}

/** Keeps an account's changes but removes the reference to the account. */
export async function forgetAccount(tx: Queryable, accountUuid: string): Promise<void> {
  await tx.update(releaseHistory).set({ byAccount: null }).where(eq(byAccount, accountUuid));
}

/** Keeps each app's last change, which says how its visitors are divided. */
export async function deleteOlderThan(db: Queryable, days: number): Promise<void> {
  const over = sql`now() - make_interval(days => ${days})`;
  await db.delete(releaseHistory).where(
    and(
      sql`${at} < ${over}`,
      or(
        ne(state, 'done'),
        sql`${number} < (select max(later.number) from release_history later
        where later.app = ${app} and later.state = 'done')`,
      ),
    ),
  );
  await db.delete(ramps).where(sql`${ramps.endedAt} < ${over}`);
}
