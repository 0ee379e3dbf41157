/** What can be recommended. */
export type SubjectKind = 'item' | 'scene' | 'coach';

export interface Candidate {
  kind: SubjectKind;
  /** Of an item the uuid, of scenes and coaches the slug; no two candidates have the same. */
  key: string;
  /** Whose it is: a coach's slug, or a scene's category. Things of one shelf are spread out. */
  shelf: string;
  /** It is where its shelf begins. */
  first: boolean;
}

/** How near candidates are to something: by key, above 0 and up to 1. Those left out are far from it. */
export type Nearness = ReadonlyMap<string, number>;

/** What is near in meaning, from an index over the catalogue. */
export interface CatalogueIndex {
  readonly candidates: readonly Candidate[];
  candidate(key: string): Candidate | undefined;
  toWords(words: string): Nearness;
  /** What is like a candidate, itself included. */
  toSubject(key: string): Nearness;
}
