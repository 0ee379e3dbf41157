import type { Locale, StaffRole } from '@greenroom/contracts';

/** A signed-in account, read from the database with each request so that an ended session takes effect at once. */
export interface SignedInAccount {
  uuid: string;
  sessionUuid: string;
  profileId: number;
  email: string;
  emailConfirmed: boolean;
  name: string;
  locale: Locale | null;
  timeZone: string | null;
  hasPassword: boolean;
  /** How the person authenticated in this session: `password`, an identity provider's name, or `staff-link`. */
  provider: string;
  /** The Google Workspace domain that Google confirmed in this session. */
  hostedDomain: string | null;
  /** A second factor was given in this session, or has been set up since. */
  withFactor: boolean;
  /** The roles that staff admins granted; they need a second factor to take effect. */
  staffRoles: readonly StaffRole[];
  /** Whether no account has the admin role yet. */
  adminMissing: boolean;
  onboarded: boolean;
  deletedFrom: Date | null;
}
