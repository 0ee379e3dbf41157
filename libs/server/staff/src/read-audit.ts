import { ApiFailure, type StaffAudit } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { findAccountByEmail } from '@greenroom/identity';
import { type AuditCursor, findAuditEvents } from './staff.repository.ts';

const pageSize = 50;
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Matches no account. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * What happened to accounts, a page at a time.
 * @param wish of one account, by its address or uuid; from where the page before ended
 * @throws ApiFailure `bad_request` for a cursor that is none
 */
export async function readAudit(
  db: Database,
  { account, cursor }: { account?: string | undefined; cursor?: string | undefined },
): Promise<StaffAudit> {
  const accountUuid = account ? await accountOf(db, account) : undefined;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  // One more than a page tells whether there is another.
  const rows = await findAuditEvents(db, { accountUuid, after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    entries: page.map(({ at, details, ...row }) => ({
      ...row,
      at: at.toISOString(),
      details: Object.entries(details).map(([name, value]) => ({ name, value: String(value) })),
    })),
    cursor: last ? `${last.at.toISOString()}_${last.uuid}` : null,
  };
}

/** An account that is gone has events no more, so that an address nobody has finds none. */
async function accountOf(db: Database, named: string): Promise<string> {
  if (uuidShape.test(named)) return named.toLowerCase();
  return (await findAccountByEmail(db, named))?.uuid ?? nobody;
}

function readCursor(cursor: string): AuditCursor {
  const [moment = '', uuid = ''] = cursor.split('_');
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || !uuidShape.test(uuid)) throw new ApiFailure('bad_request', 'This cursor is none');
  return { at, uuid };
}
