import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { freezeDays, releaseApprovalHours } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { releaseHistory } from '../releases.tables.ts';
import { type ApprovalChange, endApprovals } from './domain/approvals.ts';
import type { Freeze } from './domain/freezes.ts';

const { number, app, at, state, what, version, why, byKind, byAccount, byName, intent } = releaseHistory;
const actor = { byKind, byAccount, byName, email: accounts.email };
type FoundActor = Pick<ApprovalChange, 'byKind' | 'byAccount' | 'byName'> & { email: string | null };
const hourMs = 3_600_000;

/** Returns the freezes that are not over, the earliest first. They are changes of the history, as all else. */
export async function findFreezes(db: Queryable, now: Date): Promise<(Freeze & FoundActor)[]> {
  const since = new Date(now.getTime() - freezeDays * 24 * hourMs);
  const rows = await db
    .select({ number, app, why, intent, ...actor })
    .from(releaseHistory)
    .leftJoin(accounts, eq(accounts.uuid, byAccount))
    .where(and(eq(state, 'done'), inArray(what, ['frozen', 'unfrozen']), gte(at, since)))
    .orderBy(asc(number));
  const ended = new Set(rows.map((row) => row.intent.unfreezes));
  return rows
    .flatMap(({ intent: { freezes: window }, ...row }) =>
      window ? [{ ...row, from: new Date(window.from), until: new Date(window.until) }] : [],
    )
    .filter((one) => !ended.has(one.number) && one.until > now)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
}

/** Returns what decides which releases are approved, oldest first. */
export async function findApprovalChanges(
  db: Queryable,
  now: Date,
): Promise<(ApprovalChange & FoundActor & { why: string })[]> {
  // A request is valid for this long, and the approval as long again.
  const since = new Date(now.getTime() - 2 * releaseApprovalHours * hourMs);
  return db
    .select({ number, app, at, what, version, why, ...actor })
    .from(releaseHistory)
    .leftJoin(accounts, eq(accounts.uuid, byAccount))
    .where(and(eq(state, 'done'), inArray(what, ['approval-requested', 'approved', ...endApprovals]), gte(at, since)))
    .orderBy(asc(number));
}
