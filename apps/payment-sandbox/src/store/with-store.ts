import { sql } from 'drizzle-orm';
import type { Database } from '@greenroom/database';
import { StripeFailure } from '../wire/failure.ts';
import type { ObjectStore } from './object-store.ts';
import type { FixedEndpoints } from '../webhooks/find-endpoints.ts';
import { openStore, type StoreOptions } from './open-store.ts';

/** An arbitrary key for the advisory lock. */
const lockKey = 4_200_003;

/** What the store depends on: the database, the clock and the settings of the sandbox. */
export interface SandboxContext {
  db: Database;
  /** The wall clock. */
  now(): Date;
  site: string;
  afterLastTry: ObjectStore['afterLastTry'];
  fixedEndpoints: FixedEndpoints;
}

type Request = StoreOptions['request'];
const ofItself: Request = { id: null, idempotencyKey: null };

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Runs one transaction at a time across all instances, so that calls that would race at Stripe run in order of arrival.
 */
export async function alone<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    return work(tx);
  });
}

export function storeOn(
  tx: Transaction,
  { now, site, afterLastTry, fixedEndpoints }: SandboxContext,
  request: Request = ofItself,
): ObjectStore {
  return openStore({ tx, wallClock: Math.floor(now().getTime() / 1000), site, afterLastTry, fixedEndpoints, request });
}

/**
 * Runs work on the store atomically: a failure rolls back everything, unless the failure says to keep it.
 * @returns the result of the work, or the failure
 */
export async function tryOn<T>(
  tx: Transaction,
  context: SandboxContext,
  work: (store: ObjectStore) => Promise<T>,
  request?: Request,
): Promise<{ given: T } | { failure: StripeFailure }> {
  try {
    return await tx.transaction(async (inner) => {
      try {
        return { given: await work(storeOn(inner, context, request)) };
      } catch (error) {
        if (error instanceof StripeFailure && error.options.keeps) return { failure: error };
        throw error;
      }
    });
  } catch (error) {
    if (error instanceof StripeFailure) return { failure: error };
    throw error;
  }
}

/**
 * Runs work on the store in a transaction of its own.
 * @throws StripeFailure
 */
export async function withStore<T>(context: SandboxContext, work: (store: ObjectStore) => Promise<T>): Promise<T> {
  const done = await alone(context.db, (tx) => tryOn(tx, context, work));
  if ('failure' in done) throw done.failure;
  return done.given;
}
