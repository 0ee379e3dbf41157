import type { Candidate, Ranked, Reason, SubjectKind } from '@greenroom/recommendations';

/** The facts that a week is chosen from. */
export interface WeekFacts {
  /** Recommendations by kind, the best first. */
  lists: Readonly<Record<SubjectKind, readonly Ranked[]>>;
  /** Coaches with an open topic, such as an unmet goal or intention. The most recent first. */
  openWith: readonly string[];
  /** How many days a week the person wants to practise. */
  days: number;
  /** The result of the week before; null in the first week. */
  before: { done: number; of: number } | null;
  /** Keys of the subjects that must not come again now. */
  held: ReadonlySet<string>;
  /** Whether the candidate is open to this person. */
  mayOpen(candidate: Pick<Candidate, 'kind' | 'key' | 'first'>): boolean;
}

/** A step, with the kind of reason for it. */
export interface ChosenStep {
  kind: SubjectKind;
  key: string;
  reason: Reason['from'];
}

const fewest = 2;
const most = 4;
/** Reasons that outweigh all others for a scene: a bad score there or in a meeting. */
const badly: ReadonlySet<Reason['from']> = new Set(['score', 'meeting']);

/**
 * Chooses a week of two to four steps: a scene to practise what went badly, something to read, a talk about an open
 * topic with a coach, and the best of the rest. Chooses fewer if less than half of the last week was done. Orders them
 * as reading, talk, scene.
 */
export function chooseWeek(facts: WeekFacts): ChosenStep[] {
  const { lists, openWith, held, mayOpen } = facts;
  const free = (kind: SubjectKind) =>
    lists[kind].filter(({ candidate }) => !held.has(candidate.key) && mayOpen(candidate));
  const [scenes, items, coaches] = [free('scene'), free('item'), free('coach')];
  const scene = scenes.find(({ reason }) => badly.has(reason.from)) ?? scenes[0];
  const known = openWith.find((coach) => !held.has(coach));
  const talk: ChosenStep | undefined = known ? { kind: 'coach', key: known, reason: 'talk' } : asStep(coaches[0]);
  const others = [...scenes, ...items]
    .filter((one) => one !== scene && one !== items[0])
    .toSorted((one, other) => other.score - one.score);
  const wanted = [
    asStep(scene),
    // An open topic with a coach goes before something new.
    ...(known ? [talk, asStep(items[0])] : [asStep(items[0]), talk]),
    ...others.map(asStep),
  ].filter((step) => step !== undefined);
  const order: readonly SubjectKind[] = ['item', 'coach', 'scene'];
  return wanted.slice(0, howMany(facts)).toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

function howMany({ days, before }: Pick<WeekFacts, 'days' | 'before'>): number {
  const wanted = Math.min(most, Math.max(fewest, days));
  if (!before || before.of === 0 || before.done * 2 >= before.of) return wanted;
  return Math.max(fewest, Math.min(wanted, before.of - 1));
}

const asStep = (one: Ranked | undefined): ChosenStep | undefined =>
  one && { kind: one.candidate.kind, key: one.candidate.key, reason: one.reason.from };
