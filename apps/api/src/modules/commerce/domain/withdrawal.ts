import { commerceFigures } from '@greenroom/contracts';

const dayMs = 86_400_000;

/**
 * Whether a contract is withdrawn from: within fourteen days of its conclusion, a free trial's beginning among them
 * (German Civil Code, sections 355 and 356); what was declared before it was concluded means another.
 * @param over whether it has ended already
 */
export function withdrawalOf({
  concludedAt,
  declaredAt,
  over,
}: {
  concludedAt: Date;
  declaredAt: Date;
  over: boolean;
}): 'due' | 'late' | 'none' {
  if (over || declaredAt < concludedAt) return 'none';
  return declaredAt.getTime() < concludedAt.getTime() + commerceFigures.withdrawalDays * dayMs ? 'due' : 'late';
}
