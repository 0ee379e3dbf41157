import { stringify } from 'csv-stringify/sync';
import { type ListedSubscriptionState, minor, type StaffMoneySubscriptions } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { pageOf, readRowCursor } from '../cursor.ts';
import { decimalOf } from './decimal.ts';
import { countByState, findSubscriptions } from './subscriptions.repository.ts';

const pageSize = 50;
/** Spreadsheet programs open this many rows. */
const mostInFile = 10_000;
/** The payment provider's ids. */
export const idShape = /^\w{1,255}$/;

interface Wish {
  state?: ListedSubscriptionState | undefined;
  find?: string | undefined;
  cursor?: string | undefined;
}

/**
 * Returns a page of subscriptions, and how many there are in each state.
 * @throws ApiFailure `bad_request` for an invalid cursor
 */
export async function readSubscriptions(
  db: Database,
  { cursor, ...wanted }: Wish,
  wall: Date,
): Promise<StaffMoneySubscriptions> {
  const after = cursor === undefined ? undefined : readRowCursor(cursor, idShape);
  const rows = await findSubscriptions(db, { ...wanted, after }, { wall, limit: pageSize + 1 });
  const found = pageOf(
    rows.map((row) => ({ ...row, at: row.createdAt })),
    pageSize,
  );
  return {
    counts: await countByState(db, wall),
    subscriptions: found.page.map(
      ({ id, accountUuid, email, state, tier, unitAmount, currency, createdAt, until }) => ({
        id,
        account: accountUuid === null || email === null ? null : { uuid: accountUuid, email },
        state,
        tier,
        price: { amount: minor(unitAmount), currency },
        since: createdAt.toISOString(),
        until: until?.toISOString() ?? null,
      }),
    ),
    cursor: found.cursor,
  };
}

const columns = ['id', 'address', 'account', 'state', 'plan', 'price', 'currency', 'since', 'until'];

/** Returns subscriptions as CSV (RFC 4180), with prices as decimal numbers. */
export async function writeSubscriptionsFile(db: Database, wanted: Omit<Wish, 'cursor'>, wall: Date): Promise<string> {
  const rows = await findSubscriptions(db, wanted, { wall, limit: mostInFile });
  return stringify(
    rows.map(({ id, accountUuid, email, state, tier, unitAmount, currency, createdAt, until }) => ({
      id,
      address: email,
      account: accountUuid,
      state,
      plan: tier,
      price: decimalOf({ amount: minor(unitAmount), currency }),
      currency: currency.toUpperCase(),
      since: createdAt.toISOString(),
      until: until?.toISOString(),
    })),
    { header: true, columns, bom: true, escape_formulas: true },
  );
}
