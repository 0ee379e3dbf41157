import { commerceFigures } from '@greenroom/contracts';

const dayMs = 86_400_000;
/** Statuses of a subscription whose first payment failed: no contract was concluded. */
const neverBegan: ReadonlySet<string> = new Set(['incomplete', 'incomplete_expired']);

interface Contract {
  status: string;
  createdAt: Date;
  endedAt: Date | null;
}

/** Whether a contract was running at a given moment, whatever happened later. */
export function ranAt({ status, createdAt, endedAt }: Contract, at: Date): boolean {
  return !neverBegan.has(status) && createdAt <= at && (endedAt === null || at < endedAt);
}

/**
 * Decides whether a withdrawal from a contract is in time: within fourteen days of its conclusion, which may be the
 * start of a free trial (German Civil Code, sections 355 and 356). A declaration from before the conclusion or after
 * the end does not refer to this contract.
 */
export function withdrawalOf(contract: Contract, declaredAt: Date): 'due' | 'late' | 'none' {
  if (!ranAt(contract, declaredAt)) return 'none';
  const inTime = declaredAt.getTime() < contract.createdAt.getTime() + commerceFigures.withdrawalDays * dayMs;
  return inTime ? 'due' : 'late';
}
