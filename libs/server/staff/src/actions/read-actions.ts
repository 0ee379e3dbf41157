import { stringify } from 'csv-stringify/sync';
import type { StaffAction, StaffActionName, StaffActions } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { accountNamed } from '../account-named.ts';
import { pageOf, readCursor } from '../cursor.ts';
import { type ActionsWanted, findActions } from './actions.repository.ts';

const pageSize = 50;
/** More than an office writes in years; spreadsheet programs open this many rows. */
const mostInFile = 10_000;

interface Wish {
  /** The actor or the account acted on: an address or a uuid. */
  account?: string | undefined;
  action?: StaffActionName | undefined;
  cursor?: string | undefined;
}

/**
 * Returns a page of the actions of staff.
 * @throws ApiFailure `bad_request` for an invalid cursor
 */
export async function readActions(db: Database, wish: Wish): Promise<StaffActions> {
  const found = pageOf(await findActions(db, await wantedBy(db, wish), pageSize + 1), pageSize);
  return { actions: found.page.map(shown), cursor: found.cursor };
}

/** Returns the latest actions on one account. */
export async function readActionsOn(db: Queryable, accountUuid: string): Promise<StaffAction[]> {
  return (await findActions(db, { toUuid: accountUuid }, pageSize)).map(shown);
}

/** Returns the actions as CSV (RFC 4180). Values that a spreadsheet would read as a formula are escaped. */
export async function writeActionsFile(db: Database, wish: Omit<Wish, 'cursor'>): Promise<string> {
  const rows = await findActions(db, await wantedBy(db, wish), mostInFile);
  return stringify(
    rows.map(({ at, action, by, to, details, reason }) => ({
      at: at.toISOString(),
      action,
      by: by.email ?? by.uuid ?? 'setting',
      to: to.email ?? to.uuid ?? '',
      details: Object.entries(details)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
      reason,
    })),
    { header: true, columns: ['at', 'action', 'by', 'to', 'details', 'reason'], bom: true, escape_formulas: true },
  );
}

async function wantedBy(db: Queryable, { account, action, cursor }: Wish): Promise<ActionsWanted> {
  return {
    accountUuid: account ? await accountNamed(db, account) : undefined,
    action,
    after: cursor === undefined ? undefined : readCursor(cursor),
  };
}

function shown({ at, details, ...row }: Awaited<ReturnType<typeof findActions>>[number]): StaffAction {
  return {
    ...row,
    at: at.toISOString(),
    details: Object.entries(details).map(([name, value]) => ({ name, value: String(value) })),
  };
}
