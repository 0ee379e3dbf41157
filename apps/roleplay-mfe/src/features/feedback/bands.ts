import type { ScoreBand } from '@greenroom/contracts';

/** From the lowest to the highest. */
export const bands: readonly ScoreBand[] = ['needs-practice', 'developing', 'proficient'];
