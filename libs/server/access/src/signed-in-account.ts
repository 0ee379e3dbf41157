import type { Locale, StaffRole } from '@greenroom/contracts';

/** Somebody who is signed in, as of now: read from the database with each request, so that what ended has ended. */
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
  /** Who knew the person at this log-in: `password`, an identity provider's name, or `staff-link`. */
  provider: string;
  /** The Google Workspace domain that Google vouched for at this log-in. */
  hostedDomain: string | null;
  /** A second factor was given at this log-in, or set up since. */
  withFactor: boolean;
  /** What admins of the staff granted; it counts with a second factor. */
  staffRoles: readonly StaffRole[];
  /** No account has the role of an admin yet. */
  adminMissing: boolean;
  onboarded: boolean;
  deletedFrom: Date | null;
}
