import { commerceFigures } from '@greenroom/contracts';

const dayMs = 86_400_000;
/** Statuses of a subscription whose first payment is missing: nothing was concluded. */
const neverBegan: ReadonlySet<string> = new Set(['incomplete', 'incomplete_expired']);

interface Contract {
  status: string;
  createdAt: Date;
  endedAt: Date | null;
}

/** Whether a contract was there at a moment, whatever became of it since. */
export function ranAt({ status, createdAt, endedAt }: Contract, at: Date): boolean {
  return !neverBegan.has(status) && createdAt <= at && (endedAt === null || at < endedAt);
}

/**
 * Whether a contract is withdrawn from: within fourteen days of its conclusion, a free trial's beginning among them
 * (German Civil Code, sections 355 and 356). What was declared before it was concluded, or when it was over, means
 * another.
 */
export function withdrawalOf(contract: Contract, declaredAt: Date): 'due' | 'late' | 'none' {
  if (!ranAt(contract, declaredAt)) return 'none';
  const inTime = declaredAt.getTime() < contract.createdAt.getTime() + commerceFigures.withdrawalDays * dayMs;
  return inTime ? 'due' : 'late';
}
