import type { StaffAudit } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { accountNamed } from './account-named.ts';
import { pageOf, readCursor } from './cursor.ts';
import { findAuditEvents } from './staff.repository.ts';

const pageSize = 50;

/**
 * What happened to accounts, a page at a time.
 * @param wish of one account, by its address or uuid; from where the page before ended
 * @throws ApiFailure `bad_request` for a cursor that is none
 */
export async function readAudit(
  db: Database,
  { account, cursor }: { account?: string | undefined; cursor?: string | undefined },
): Promise<StaffAudit> {
  const accountUuid = account ? await accountNamed(db, account) : undefined;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const found = pageOf(await findAuditEvents(db, { accountUuid, after, limit: pageSize + 1 }), pageSize);
  return {
    entries: found.page.map(({ at, details, ...row }) => ({
      ...row,
      at: at.toISOString(),
      details: Object.entries(details).map(([name, value]) => ({ name, value: String(value) })),
    })),
    cursor: found.cursor,
  };
}
