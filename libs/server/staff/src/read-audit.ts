import type { StaffAudit } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { accountNamed } from './account-named.ts';
import { pageOf, readCursor } from './cursor.ts';
import { findAuditEvents } from './staff.repository.ts';

const pageSize = 50;

/**
 * Returns a page of account events.
 * @param wish the account's address or uuid, and the cursor of the previous page
 * @throws ApiFailure `bad_request` for an invalid cursor
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
