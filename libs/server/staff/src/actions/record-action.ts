import type { StaffActionName } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { staffActions } from '../staff.tables.ts';

/** What staff do to an account. */
export interface Action {
  action: StaffActionName;
  reason: string;
  /** Codes, days and counts; nothing that a person wrote. */
  details?: Record<string, string | number | boolean>;
}

/** Writes down what staff do, in the transaction that does it. @param by nothing where a setting does it */
export async function recordAction(
  tx: Queryable,
  { by, to, ...action }: Action & { by: string | null; to: string },
): Promise<void> {
  await tx.insert(staffActions).values({ byAccount: by, toAccount: to, ...action });
}
