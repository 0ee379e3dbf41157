/** What a person did, each with the last time they did it. */
export interface CompletedActivities {
  /** Items finished, by uuid. */
  finished: ReadonlyMap<string, Date>;
  /** Scenes with feedback, by slug. */
  scored: ReadonlyMap<string, Date>;
  /** Coaches that the person said something to, by slug. */
  talked: ReadonlyMap<string, Date>;
}

interface Step {
  kind: 'item' | 'scene' | 'coach';
  subject: string;
  state: 'open' | 'done' | 'skipped';
  createdAt: Date;
}

/**
 * Whether an open step was completed since it was set, without being marked: the item was finished, the scene scored,
 * or the coach talked to.
 */
export function isDoneByActivity({ kind, subject, state, createdAt }: Step, completed: CompletedActivities): boolean {
  if (state !== 'open') return false;
  const at = { item: completed.finished, scene: completed.scored, coach: completed.talked }[kind].get(subject);
  return at !== undefined && at >= createdAt;
}
