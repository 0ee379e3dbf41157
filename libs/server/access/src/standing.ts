import type { StaffRole } from '@greenroom/contracts';
import { noPlan, type Subscription } from './subscription.ts';

export interface StandingSettings {
  /** Plans that a setting gives, by e-mail address in lower case: they count before what commerce knows. */
  grantedPlans: ReadonlyMap<string, Subscription>;
  /** The parent company's domain in lower case, such as `example.com`. */
  companyDomain: string | undefined;
  /** Whether the one-time staff link of a demonstration is good here. */
  staffLink: boolean;
}

interface Standing {
  subscription: Subscription;
  staff: boolean;
  staffRoles: readonly StaffRole[];
  staffNeedsFactor: boolean;
  isMcEmail: boolean;
}

/** What is known of an account by its log-in. */
interface KnownAccount {
  email: string;
  emailConfirmed: boolean;
  provider: string;
  hostedDomain: string | null;
  withFactor: boolean;
  staffRoles: readonly StaffRole[];
  adminMissing: boolean;
  /** The request began on the server's own machine. */
  onThisMachine: boolean;
}

/**
 * What an account counts as. Only a confirmed address gives rights: anyone can sign up with any address.
 * Staff are those whom Google vouched for at this log-in as the company's (`hd`), with a second factor beside it; where
 * no company is set, accounts that have a role, with a second factor; and whoever came by the link that a
 * demonstration's start printed, on its machine, as an admin. While no account is an admin, the company's staff are.
 * `isMcEmail` is the flag of analytics (specification, section 6).
 */
export function standingOf(
  account: KnownAccount | undefined,
  { grantedPlans, companyDomain, staffLink }: StandingSettings,
): Standing {
  const email = account?.email.toLowerCase() ?? '';
  // A subdomain or a longer domain is another's.
  const isMcEmail = companyDomain !== undefined && email.endsWith(`@${companyDomain}`);
  if (!account?.emailConfirmed)
    return { subscription: noPlan, staff: false, staffRoles: [], staffNeedsFactor: false, isMcEmail };
  const ofCompany = isMcEmail && account.hostedDomain === companyDomain;
  const byLink = staffLink && account.provider === 'staff-link' && account.onThisMachine;
  const vouched = companyDomain === undefined ? account.staffRoles.length > 0 : ofCompany;
  const staff = byLink || (vouched && account.withFactor);
  const isAdmin = byLink || (ofCompany && account.adminMissing);
  return {
    subscription: grantedPlans.get(email) ?? noPlan,
    staff,
    staffRoles: !staff ? [] : isAdmin ? ['admin'] : account.staffRoles,
    staffNeedsFactor: vouched && !account.withFactor,
    isMcEmail,
  };
}
