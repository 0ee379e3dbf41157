/**
 * Coaches that pages show before anything is fetched: beside a log-in form, in onboarding, on an offer. A test keeps
 * the list in line with the content.
 */
export const knownCoaches = {
  'imogen-vale': 'Imogen Vale',
  'kaito-lindqvist': 'Kaito Lindqvist',
  'rosalind-achter': 'Rosalind Achter',
  'baptiste-orlay': 'Baptiste Orlay',
} as const;
export type KnownCoach = keyof typeof knownCoaches;

/** Returns the address of a coach's portrait. */
export const portraitOf = (slug: KnownCoach): string => `/assets/portraits/${slug}.svg`;
