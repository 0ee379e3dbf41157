import type { StaffActionName } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { staffActions } from '../staff.tables.ts';

/** An action of staff on an account or a background job. */
export interface Action {
  action: StaffActionName;
  reason: string;
  /** Codes, days and counts; no text written by a person. */
  details?: Record<string, string | number | boolean>;
}

/**
 * Records an action of staff in the transaction that performs it.
 * @param action `by`: null if a setting caused it; `to`: null for an action on a background job
 */
export async function recordAction(
  tx: Queryable,
  { by, to, ...action }: Action & { by: string | null; to: string | null },
): Promise<void> {
  await tx.insert(staffActions).values({ byAccount: by, toAccount: to, ...action });
}
