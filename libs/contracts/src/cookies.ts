/** The site's cookies with their lifetimes in seconds (specification, section 9). */
export const cookies = {
  /** Strictly necessary: releases and allowances depend on it, analytics never uses it. */
  visitor: { name: 'visitor_id', maxAgeSeconds: 31_536_000 },
  geo: { name: 'geo', maxAgeSeconds: 86_400 },
  region: { name: 'region', maxAgeSeconds: 86_400 },
  locale: { name: 'locale', maxAgeSeconds: 31_536_000 },
  theme: { name: 'theme', maxAgeSeconds: 31_536_000 },
  /** Signed, read by the server only. It lives as long as the access token. */
  accessToken: { name: 'access_token', maxAgeSeconds: 900 },
  /** Signed; identifies the account. Set and cleared with the access token. */
  idToken: { name: 'id_token', maxAgeSeconds: 900 },
  /** Opaque, read by the server only; lives until the session ends, 30 days at most. */
  refreshToken: { name: 'refresh_token', maxAgeSeconds: 2_592_000 },
  /** `1` while the user is signed in, for scripts to read; it proves nothing. Lives as long as the refresh token. */
  loggedIn: { name: 'logged_in', maxAgeSeconds: 2_592_000 },
  /** `1` while the account has a plan, for scripts to read; it proves nothing. */
  membership: { name: 'active_membership', maxAgeSeconds: 86_400 },
  /** The promotions that the visitor was assigned, so that an offer does not change; read by the server only. */
  promotions: { name: 'promotions', maxAgeSeconds: 7_776_000 },
  /** That a free trial was offered, and when: set after the first call (specification, sections 4 and 9). */
  freeTrial: { name: 'free_trial_promo', maxAgeSeconds: 604_800 },
  /** Set between the password and the second factor; read by the server only. */
  pendingLogIn: { name: 'pending_log_in', maxAgeSeconds: 300 },
  /** Set while the user is at an identity provider: what its answer must match. Encrypted, read by the server only. */
  socialLogIn: { name: 'social_log_in', maxAgeSeconds: 600 },
  /** Releases that the visitor chose by address; lasts until the browser is closed. */
  releases: { name: 'releases' },
  /** A tester's pass for a release, signed; lasts until the pass expires. */
  releasePass: { name: 'release_pass' },
  /** Strictly necessary: the release that a checkout began with, until it succeeds. */
  keptRelease: { name: 'checkout_release', maxAgeSeconds: 86_400 },
} as const;
