import type { CoachCard, CoachCategory } from '@greenroom/contracts';

/**
 * Returns the coaches of one subject, or all of them in the order of their subjects; an unknown subject is ignored.
 */
export function filterCoaches(categories: readonly CoachCategory[], categorySlug: string | null): CoachCard[] {
  const chosen = categories.filter(({ slug }) => slug === categorySlug);
  return (chosen.length > 0 ? chosen : categories).flatMap(({ coaches }) => coaches);
}

/** From this many coaches on, the first is shown large; with fewer the grid would have gaps. */
const enoughForLarge = 5;

export const standsLarge = (index: number, count: number): boolean => index === 0 && count >= enoughForLarge;
