import type { PlanStatus } from '@greenroom/contracts';

export interface StandingSettings {
  /** Plans by e-mail address in lower case, until commerce tells. */
  grantedPlans: ReadonlyMap<string, PlanStatus>;
  /** The parent company's domain in lower case, such as `example.com`. */
  companyDomain: string | undefined;
}

/**
 * What an account counts as. Only a confirmed address gives rights: anyone can sign up with any address.
 * Staff are those whom Google vouched for at this log-in as the company's (`hd`), with a second factor beside it.
 * `isMcEmail` is the flag of analytics (specification, section 6).
 */
export function standingOf(
  account: { email: string; emailConfirmed: boolean; hostedDomain: string | null; withFactor: boolean } | undefined,
  { grantedPlans, companyDomain }: StandingSettings,
): { plan: PlanStatus; staff: boolean; staffNeedsFactor: boolean; isMcEmail: boolean } {
  const email = account?.email.toLowerCase() ?? '';
  // A subdomain or a longer domain is another's.
  const isMcEmail = companyDomain !== undefined && email.endsWith(`@${companyDomain}`);
  if (!account?.emailConfirmed) return { plan: 'FREE', staff: false, staffNeedsFactor: false, isMcEmail };
  const ofCompany = isMcEmail && account.hostedDomain === companyDomain;
  return {
    plan: grantedPlans.get(email) ?? 'FREE',
    staff: ofCompany && account.withFactor,
    staffNeedsFactor: ofCompany && !account.withFactor,
    isMcEmail,
  };
}
