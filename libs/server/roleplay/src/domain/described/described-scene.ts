/** What a custom scene's description says that can be spoken in the scene, in the person's own words. */
export interface Described {
  /** The topic as the partner and as the person calls it: “your deposit”, “my deposit”. */
  topic: { partner: string; person: string } | null;
  /** What the partner says or thinks, in the partner's voice, at most two sentences. */
  holds: string[];
  /** What the partner is afraid of, in the partner's voice. */
  fears: string | null;
  /** What the person wants, phrased for the partner. */
  need: string | null;
  /** The reason, phrased to follow “The reason is that”. */
  reason: string | null;
  /** A sentence with a figure in it, phrased for the partner. */
  fact: string | null;
}

export const nothingDescribed: Described = {
  topic: null,
  holds: [],
  fears: null,
  need: null,
  reason: null,
  fact: null,
};
