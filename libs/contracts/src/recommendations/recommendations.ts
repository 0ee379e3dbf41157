/** What notes on a meeting may find wanting, as far as something can be recommended for it. */
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
