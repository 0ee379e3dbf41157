/** The kinds of things that can be recommended. */
export type SubjectKind = 'item' | 'scene' | 'coach';

export interface Candidate {
  kind: SubjectKind;
  /** The uuid of an item, or the slug of a scene or coach; unique among candidates. */
  key: string;
  /** A coach's slug, or a scene's category. Candidates of one shelf are spread out. */
  shelf: string;
  /** Whether it is the first of its shelf. */
  first: boolean;
}

/** The nearness of candidates to something, by key: above 0 and up to 1. Those left out are not near. */
export type Nearness = ReadonlyMap<string, number>;

/** An index of the catalogue that finds candidates near in meaning. */
export interface CatalogueIndex {
  readonly candidates: readonly Candidate[];
  candidate(key: string): Candidate | undefined;
  toWords(words: string): Nearness;
  /** Returns the candidates similar to one, including itself. */
  toSubject(key: string): Nearness;
}
