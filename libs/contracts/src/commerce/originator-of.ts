import type { OriginatorType } from './originators.ts';
import type { PlanStatus } from '../identity/users.schema.ts';

interface KeptPlan {
  status: PlanStatus;
  enterpriseAdmin: boolean;
  keptBy?: 'apple' | 'parent' | undefined;
  /** The payment provider's id. */
  id?: string | undefined;
}

/** Returns who bills a plan; null when only a setting grants it, or there is none. */
export function originatorOf({ status, enterpriseAdmin, keptBy, id }: KeptPlan): OriginatorType | null {
  if (keptBy) return keptBy === 'apple' ? 'AppleSubscription' : 'ParentSubscription';
  if (status === 'ENTERPRISE' || enterpriseAdmin) return 'EnterpriseSubscription';
  return id === undefined ? null : 'StripeSubscription';
}
