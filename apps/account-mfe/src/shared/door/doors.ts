import type { KnownCoach } from '@greenroom/contracts/known-coaches';
import { paths, providerNames, type CustomAuthSlug, type ProviderName } from '@greenroom/contracts';

/** Who sits beside the form, and says a line of their own. */
export type DoorCoach = Exclude<KnownCoach, 'baptiste-orlay'>;

export interface Door {
  coach: DoorCoach;
  /** Where it leads, unless the address says `?returnTo=`. */
  returnTo: string;
  /** Who else may vouch for one here, as far as the server has them. */
  providers: readonly ProviderName[];
}

/** What the pages at `/{customAuthSlug}` look like, whom they let in, and where they lead. Their words stand in the messages under the slug. */
export const doors: Record<CustomAuthSlug, Door> = {
  login: { coach: 'imogen-vale', returnTo: paths.homepage, providers: providerNames },
  signup: { coach: 'rosalind-achter', returnTo: paths.onboarding, providers: providerNames },
  'forgot-password': { coach: 'kaito-lindqvist', returnTo: paths.homepage, providers: [] },
  'reset-password': { coach: 'kaito-lindqvist', returnTo: paths.homepage, providers: [] },
  'confirm-address': { coach: 'imogen-vale', returnTo: paths.homepage, providers: [] },
  company: { coach: 'rosalind-achter', returnTo: paths.meetings, providers: ['google'] },
  desktop: { coach: 'imogen-vale', returnTo: paths.homepage, providers: [] },
  reminders: { coach: 'imogen-vale', returnTo: paths.root, providers: [] },
  waitlist: { coach: 'kaito-lindqvist', returnTo: paths.root, providers: [] },
};
