import type { KnownCoach } from '@greenroom/contracts/known-coaches';
import { paths, providerNames, type CustomAuthSlug, type ProviderName } from '@greenroom/contracts';

/** The coach beside the form, who has a quote for it. */
export type AuthPageCoach = Exclude<KnownCoach, 'baptiste-orlay'>;

export interface AuthPageOptions {
  coach: AuthPageCoach;
  /** Path to open afterwards, unless the URL has `?returnTo=`. */
  returnTo: string;
  /** Providers accepted on this page, if the server has them. */
  providers: readonly ProviderName[];
}

/**
 * The pages at `/{customAuthSlug}`: their coach, providers and return address. Their texts are in the messages under
 * the slug.
 */
export const authPages: Record<CustomAuthSlug, AuthPageOptions> = {
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
