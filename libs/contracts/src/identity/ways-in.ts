/** Who else may vouch for somebody. `oidc` is the one OpenID Connect provider of the installation. */
export const providerNames = ['google', 'apple', 'facebook', 'oidc'] as const;

/** What an account can be got into by. */
export const waysIn = ['password', ...providerNames] as const;

/**
 * Why a log-in by a provider did not succeed. `conflict`: an account has the address, and `use` names the ways in that
 * it has, by commas. `terms`: there would be a new account, once the terms are agreed to. `blocked`: staff have closed the account to log-ins.
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
