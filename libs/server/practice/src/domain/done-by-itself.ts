/** What somebody did, each with when they last did it. */
export interface Deeds {
  /** Items finished, by uuid. */
  finished: ReadonlyMap<string, Date>;
  /** Scenes with notes, by slug. */
  scored: ReadonlyMap<string, Date>;
  /** Coaches one said something to, by slug. */
  talked: ReadonlyMap<string, Date>;
}

interface Step {
  kind: 'item' | 'scene' | 'coach';
  subject: string;
  state: 'open' | 'done' | 'skipped';
  createdAt: Date;
}

/** Whether a step was done since it was set, though nobody said so: an item finished, a scene scored, a coach talked to. */
export function isDoneByItself({ kind, subject, state, createdAt }: Step, deeds: Deeds): boolean {
  if (state !== 'open') return false;
  const at = { item: deeds.finished, scene: deeds.scored, coach: deeds.talked }[kind].get(subject);
  return at !== undefined && at >= createdAt;
}
