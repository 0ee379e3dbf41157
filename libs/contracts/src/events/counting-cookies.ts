/** Cookies of counting and of consent to it, with their lives in seconds (specification, section 9). */
export const countingCookies = {
  /** Whether one is a member, `1`; for scripts to read, it proves nothing. */
  membership: { name: 'active_membership', maxAgeSeconds: 86_400 },
  /** One visit; lives anew from each look at it. */
  visitSession: { name: 'track_visit_session_id', maxAgeSeconds: 1_800 },
  /** Whom analytics means. Named as Segment's own tools look for it. */
  anonymousId: { name: 'ajs_anonymous_id', maxAgeSeconds: 31_536_000 },
  /** What one chose, in OneTrust's form, and when. Strictly necessary: it remembers a refusal as well. */
  consent: { name: 'OptanonConsent', maxAgeSeconds: 31_536_000 },
  consentGiven: { name: 'OptanonAlertBoxClosed', maxAgeSeconds: 31_536_000 },
} as const;
