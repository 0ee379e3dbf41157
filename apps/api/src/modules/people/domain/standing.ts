import type { PlanStatus } from '@greenroom/contracts';

export interface StandingSettings {
  /** Plans by e-mail address in lower case, until commerce tells. */
  grantedPlans: ReadonlyMap<string, PlanStatus>;
  /** The parent company's domain in lower case, such as `example.com`. */
  companyDomain: string | undefined;
}

/**
 * What an account counts as. Only a confirmed address gives rights: anyone can sign up with any address.
 * `isMcEmail` is the flag of analytics (specification, section 6).
 */
export function standingOf(
  account: { email: string; emailConfirmed: boolean } | undefined,
  { grantedPlans, companyDomain }: StandingSettings,
): { plan: PlanStatus; staff: boolean; isMcEmail: boolean } {
  const email = account?.email.toLowerCase() ?? '';
  // A subdomain or a longer domain is another's.
  const isMcEmail = companyDomain !== undefined && email.endsWith(`@${companyDomain}`);
  if (!account?.emailConfirmed) return { plan: 'FREE', staff: false, isMcEmail };
  return { plan: grantedPlans.get(email) ?? 'FREE', staff: isMcEmail, isMcEmail };
}
