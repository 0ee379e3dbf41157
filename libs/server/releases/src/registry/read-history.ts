import { stringify } from 'csv-stringify/sync';
import type { RegistryChange, ReleaseHistory } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { findHistory } from './registry.repository.ts';

const pageSize = 50;

/** Returns a page of the changes with their authors and reasons, newest first. */
export async function readHistory(
  db: Queryable,
  { app, cursor }: { app?: string | undefined; cursor?: string | undefined },
): Promise<ReleaseHistory> {
  // Reads one row more than a page to know whether there is a next page.
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await findHistory(db, { app, before, limit: pageSize + 1 });
  const changes = rows.slice(0, pageSize).map(changeOnWire);
  return { changes, cursor: rows.length > pageSize ? String(changes.at(-1)!.number) : null };
}

/** Spreadsheet programs open this many rows. */
const mostInFile = 10_000;
const columns = ['number', 'at', 'app', 'what', 'version', 'traffic', 'byKind', 'byName', 'why', 'guardrail'];

/** Returns the changes with their authors and reasons as CSV (RFC 4180), newest first. */
export async function writeHistoryFile(db: Queryable, { app }: { app?: string | undefined }): Promise<string> {
  const changes = (await findHistory(db, { app, limit: mostInFile })).map(changeOnWire);
  const rows = changes.map(({ by, verdict, ...change }) => ({
    ...{ ...change, byKind: by.kind, byName: by.name },
    guardrail: verdict && 'guardrail' in verdict ? verdict.guardrail : null,
  }));
  return stringify(rows, { header: true, columns, bom: true, escape_formulas: true });
}

type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number];

/** Converts a change to its wire format. */
export function changeOnWire({ byKind, byName, email, at, ...row }: HistoryRow): RegistryChange {
  return { ...row, at: at.toISOString(), by: { kind: byKind, name: email ?? byName } };
}
