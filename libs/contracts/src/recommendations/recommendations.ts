/** Weak spots that feedback on a meeting may name, as far as there is something to recommend for them. */
export const weakSpots = [
  'pace',
  'fillers',
  'talk-share',
  'questions',
  'hedging',
  'interruptions',
  'monotone',
] as const;
export type WeakSpot = (typeof weakSpots)[number];
