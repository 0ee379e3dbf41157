import type { StaffRole } from '@greenroom/contracts';
import { noPlan, type Subscription } from './subscription.ts';

export interface AccountStatusSettings {
  /** Plans granted by a setting, by lower-case e-mail address. They take precedence over the plans commerce knows. */
  grantedPlans: ReadonlyMap<string, Subscription>;
  /** The parent company's domain in lower case, such as `example.com`. */
  companyDomain: string | undefined;
  /** Whether the one-time staff link of a demonstration is accepted here. */
  staffLink: boolean;
}

interface AccountStatus {
  subscription: Subscription;
  staff: boolean;
  staffRoles: readonly StaffRole[];
  staffNeedsFactor: boolean;
  isMcEmail: boolean;
}

/** The facts about an account and its session. */
interface KnownAccount {
  email: string;
  emailConfirmed: boolean;
  provider: string;
  hostedDomain: string | null;
  withFactor: boolean;
  staffRoles: readonly StaffRole[];
  adminMissing: boolean;
  /** Whether the request was sent from the server's own machine. */
  onThisMachine: boolean;
}

/**
 * Returns an account's plan, staff roles and analytics flag. Only a confirmed address gives rights, because anyone can
 * sign up with any address. Staff are accounts that Google confirmed in this session as the company's (`hd`), with a
 * second factor; if no company is set, accounts that have a role and a second factor; and, as an admin, the person who
 * opened the link that a demonstration printed at its start, on the same machine. While no account is an admin, all of
 * the company's staff are admins. `isMcEmail` is the analytics flag (specification, section 6).
 */
export function accountStatusOf(
  account: KnownAccount | undefined,
  { grantedPlans, companyDomain, staffLink }: AccountStatusSettings,
): AccountStatus {
  const email = account?.email.toLowerCase() ?? '';
  // The `@` rules out subdomains and longer domains, which belong to others.
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
