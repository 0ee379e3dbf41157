/** Returns the anchor of a criterion's moment. */
export const momentId = (criterionSlug: string): string => `moment-${criterionSlug}`;
