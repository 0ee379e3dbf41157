import { sql } from 'drizzle-orm';
import type { Database } from '@greenroom/database';
import { StripeFailure } from '../wire/failure.ts';
import type { Books } from './books.ts';
import type { FixedEndpoints } from '../webhooks/find-endpoints.ts';
import { openBooks, type BooksOptions } from './open-books.ts';

/** An arbitrary key for the advisory lock. */
const lockKey = 4_200_003;

/** The dependencies of the books. */
export interface Ground {
  db: Database;
  /** The wall clock. */
  now(): Date;
  site: string;
  afterLastTry: Books['afterLastTry'];
  fixedEndpoints: FixedEndpoints;
}

type Request = BooksOptions['request'];
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

export function booksOn(
  tx: Transaction,
  { now, site, afterLastTry, fixedEndpoints }: Ground,
  request: Request = ofItself,
): Books {
  return openBooks({ tx, wall: Math.floor(now().getTime() / 1000), site, afterLastTry, fixedEndpoints, request });
}

/**
 * Runs work on the books atomically: a failure rolls back everything, unless the failure says to keep it.
 * @returns the result of the work, or the failure
 */
export async function tryOn<T>(
  tx: Transaction,
  ground: Ground,
  work: (books: Books) => Promise<T>,
  request?: Request,
): Promise<{ given: T } | { failure: StripeFailure }> {
  try {
    return await tx.transaction(async (inner) => {
      try {
        return { given: await work(booksOn(inner, ground, request)) };
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
 * Runs work on the books in a transaction of its own.
 * @throws StripeFailure
 */
export async function withBooks<T>(ground: Ground, work: (books: Books) => Promise<T>): Promise<T> {
  const done = await alone(ground.db, (tx) => tryOn(tx, ground, work));
  if ('failure' in done) throw done.failure;
  return done.given;
}
