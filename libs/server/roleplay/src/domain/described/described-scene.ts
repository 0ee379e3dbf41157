/** What a description of a scene of one's own says that can be said in the scene, in its own words. */
export interface Described {
  /** What it is about, as the partner and as the person calls it: “your deposit”, “my deposit”. */
  topic: { partner: string; person: string } | null;
  /** What the partner says or thinks, in the partner's voice, at most two sentences. */
  holds: string[];
  /** What the partner is afraid of, in the partner's voice. */
  fears: string | null;
  /** What the person wants, as they can say it to the partner. */
  need: string | null;
  /** Why, as it follows “The reason is that”. */
  reason: string | null;
  /** A sentence with a figure in it, as the person can say it to the partner. */
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
