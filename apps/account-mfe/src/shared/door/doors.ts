import { paths, type CustomAuthSlug } from '@greenroom/contracts';
import type { ProviderName } from '../social/index.ts';

/** Who sits beside the form, and says a line of their own. */
export type DoorCoach = 'imogen-vale' | 'kaito-lindqvist' | 'rosalind-achter';

export interface Door {
  /** What one does there; its heading and words stand in the messages under the slug. */
  form: 'log-in' | 'sign-up' | 'forgot-password' | 'reset-password' | 'confirm-address' | 'company' | 'desktop';
  coach: DoorCoach;
  /** Where it leads, unless the address says `?returnTo=`. */
  returnTo: string;
  /** Who else may vouch for one here, as far as the server has them. */
  providers: readonly ProviderName[];
}

const everyone: readonly ProviderName[] = ['google', 'apple', 'facebook'];

/** What stands at `/{customAuthSlug}`. */
export const doors: Record<CustomAuthSlug, Door> = {
  login: { form: 'log-in', coach: 'imogen-vale', returnTo: paths.homepage, providers: everyone },
  signup: { form: 'sign-up', coach: 'rosalind-achter', returnTo: paths.onboarding, providers: everyone },
  'forgot-password': { form: 'forgot-password', coach: 'kaito-lindqvist', returnTo: paths.homepage, providers: [] },
  'reset-password': { form: 'reset-password', coach: 'kaito-lindqvist', returnTo: paths.homepage, providers: [] },
  'confirm-address': { form: 'confirm-address', coach: 'imogen-vale', returnTo: paths.homepage, providers: [] },
  company: { form: 'company', coach: 'rosalind-achter', returnTo: paths.meetings, providers: ['google'] },
  desktop: { form: 'desktop', coach: 'imogen-vale', returnTo: paths.homepage, providers: [] },
};
