/** Cookies of analytics and of consent to it, with their lifetimes in seconds (specification, section 9). */
export const analyticsCookies = {
  /** Whether the visitor is a member, `1`; for scripts to read, it proves nothing. */
  membership: { name: 'active_membership', maxAgeSeconds: 86_400 },
  /** One visit; each page view renews it. */
  visitSession: { name: 'track_visit_session_id', maxAgeSeconds: 1_800 },
  /** The visitor's analytics id. Named so that Segment's own tools find it. */
  anonymousId: { name: 'ajs_anonymous_id', maxAgeSeconds: 31_536_000 },
  /**
   * The visitor's choice, in OneTrust's format, and when it was made. Strictly necessary: it also remembers a refusal.
   */
  consent: { name: 'OptanonConsent', maxAgeSeconds: 31_536_000 },
  consentGiven: { name: 'OptanonAlertBoxClosed', maxAgeSeconds: 31_536_000 },
} as const;
