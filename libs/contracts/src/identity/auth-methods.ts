/** Identity providers. `oidc` is the one OpenID Connect provider of the installation. */
export const providerNames = ['google', 'apple', 'facebook', 'oidc'] as const;

/** Log-in methods of an account. */
export const waysIn = ['password', ...providerNames] as const;

/**
 * Why a log-in by a provider failed. `conflict`: another account has the address, and `use` lists its log-in methods,
 * separated by commas. `terms`: a new account would be created, once the person agrees to the terms. `blocked`: staff
 * have blocked the account.
 */
export const socialProblems = [
  'cancelled',
  'conflict',
  'terms',
  'no-address',
  'not-company',
  'connected-elsewhere',
  'blocked',
  'expired',
  'refused',
  'unavailable',
] as const;
