import type { Candidate, Ranked, Reason, SubjectKind } from '@greenroom/recommendations';

/** What a week is chosen from. */
export interface WeekFacts {
  /** What is recommended, each kind best first. */
  lists: Readonly<Record<SubjectKind, readonly Ranked[]>>;
  /** Coaches with whom something is open: what one wants, or wanted to do. The latest first. */
  openWith: readonly string[];
  /** On how many days one wants to practise. */
  days: number;
  /** What became of the week before; nothing in the first. */
  before: { done: number; of: number } | null;
  /** By their keys: what is not to come again now. */
  held: ReadonlySet<string>;
  /** Whether it is open to this person. */
  mayOpen(candidate: Pick<Candidate, 'kind' | 'key' | 'first'>): boolean;
}

/** One thing to do, with the kind of reason for it. */
export interface ChosenStep {
  kind: SubjectKind;
  key: string;
  reason: Reason['from'];
}

const fewest = 2;
const most = 4;
/** What went badly speaks for a scene more than anything else does. */
const badly: ReadonlySet<Reason['from']> = new Set(['score', 'meeting']);

/**
 * A week of two to four steps: a scene to practise what went badly, something to read, a talk about what is open with a
 * coach, and what else is best. Fewer after a week of which less than half was done. Read first, then talk, then play.
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
    // What is open goes before what is new.
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
