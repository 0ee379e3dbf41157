import type { OriginatorType } from './originators.ts';
import type { PlanStatus } from '../identity/users.schema.ts';

interface KeptPlan {
  status: PlanStatus;
  enterpriseAdmin: boolean;
  keptBy?: 'apple' | 'parent' | undefined;
  /** With the payment provider. */
  id?: string | undefined;
}

/** From whom a plan comes; nothing where a setting alone gives it, or there is none. */
export function originatorOf({ status, enterpriseAdmin, keptBy, id }: KeptPlan): OriginatorType | null {
  if (keptBy) return keptBy === 'apple' ? 'AppleSubscription' : 'ParentSubscription';
  if (status === 'ENTERPRISE' || enterpriseAdmin) return 'EnterpriseSubscription';
  return id === undefined ? null : 'StripeSubscription';
}
