/**
 * Coaches that pages show before anything is fetched: beside a log-in form, in onboarding, on an offer. A test holds them
 * to the content.
 */
export const knownCoaches = {
  'imogen-vale': 'Imogen Vale',
  'kaito-lindqvist': 'Kaito Lindqvist',
  'rosalind-achter': 'Rosalind Achter',
  'baptiste-orlay': 'Baptiste Orlay',
} as const;
export type KnownCoach = keyof typeof knownCoaches;

/** Address of a coach's portrait. */
export const portraitOf = (slug: KnownCoach): string => `/assets/portraits/${slug}.svg`;
