/** Cookies of the site with their lives in seconds (specification, section 9). */
export const cookies = {
  /** Strictly necessary: releases and allowances hang on it, analytics never. */
  visitor: { name: 'visitor_id', maxAgeSeconds: 31_536_000 },
  geo: { name: 'geo', maxAgeSeconds: 86_400 },
  region: { name: 'region', maxAgeSeconds: 86_400 },
  locale: { name: 'locale', maxAgeSeconds: 31_536_000 },
  theme: { name: 'theme', maxAgeSeconds: 31_536_000 },
  /** Signed, for the server alone. Its life is the access token's. */
  accessToken: { name: 'access_token', maxAgeSeconds: 900 },
  /** Signed; says who one is. Goes and comes with the access token. */
  idToken: { name: 'id_token', maxAgeSeconds: 900 },
  /** Opaque, for the server alone; lives to the end of the log-in, which is 30 days at the most. */
  refreshToken: { name: 'refresh_token', maxAgeSeconds: 2_592_000 },
  /** `1` while one is signed in, for scripts to read; it proves nothing. Lives as long as the refresh token. */
  loggedIn: { name: 'logged_in', maxAgeSeconds: 2_592_000 },
  /** `1` while one's plan holds, for scripts to read; it proves nothing. */
  membership: { name: 'active_membership', maxAgeSeconds: 86_400 },
  /** Which promotions one was drawn into, so that an offer stays what it was; for the server alone. */
  promotions: { name: 'promotions', maxAgeSeconds: 7_776_000 },
  /** That a free trial was offered, and when: set when one has tried a call (specification, sections 4 and 9). */
  freeTrial: { name: 'free_trial_promo', maxAgeSeconds: 604_800 },
  /** Between the right password and the second factor; for the server alone. */
  pendingLogIn: { name: 'pending_log_in', maxAgeSeconds: 300 },
  /** While one is at an identity provider: what its answer has to fit. Encrypted, for the server alone. */
  socialLogIn: { name: 'social_log_in', maxAgeSeconds: 600 },
  /** Releases that one asked to see by address; gone when the browser is closed. */
  releases: { name: 'releases' },
  /** A tester's pass for a release, signed; until the pass is over. */
  releasePass: { name: 'release_pass' },
  /** Strictly necessary: the release that a checkout was begun with, until it succeeds. */
  keptRelease: { name: 'checkout_release', maxAgeSeconds: 86_400 },
} as const;
