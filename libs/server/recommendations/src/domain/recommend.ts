import type { CatalogueIndex, SubjectKind } from './candidate.ts';
import type { PersonFacts } from './person-facts.ts';
import { rank, type Ranked } from './rank.ts';
import { signalsOf } from './signals-of.ts';
import { spreadOut } from './spread-out.ts';

/** What was finished, or played, is not recommended again for so long. */
const restDays = 60;
const playedRestDays = 14;
/** Longer lists are not made. */
const most = 20;

/** Recommendations of a day, each kind best first. */
export interface DayOfRecommendations {
  /** Something is known of the person that they come from. */
  known: boolean;
  lists: Record<SubjectKind, readonly Ranked[]>;
}

/**
 * What is for somebody today: explainable, spread over shelves, never what was just finished, met or waved away. The
 * same facts on the same day give the same.
 * @param seed who it is for
 */
export function recommend(facts: PersonFacts, index: CatalogueIndex, seed: string, now: Date): DayOfRecommendations {
  const signals = signalsOf(facts, index, now);
  const day = now.toISOString().slice(0, 10);
  const ranked = rank(index.candidates, signals, {
    seed: `${seed}/${day}`,
    held: heldBack(facts, now),
    passedOver: facts.passedOver,
  });
  const listOf = (kind: SubjectKind) =>
    spreadOut(
      ranked.filter(({ candidate }) => candidate.kind === kind),
      most,
    );
  return {
    known: signals.some(({ weight, near }) => weight > 0 && near.size > 0),
    lists: { item: listOf('item'), scene: listOf('scene'), coach: listOf('coach') },
  };
}

function heldBack({ read, played, talks, waved }: PersonFacts, now: Date): Set<string> {
  const within = (at: Date | null, days: number) => at !== null && now.getTime() - at.getTime() < days * 86_400_000;
  return new Set([
    ...read.filter(({ finishedAt }) => within(finishedAt, restDays)).map(({ item }) => item),
    ...played.filter(({ at }) => within(at, playedRestDays)).map(({ scene }) => scene),
    // Whom one has met is found under "where you left off".
    ...talks.map(({ coach }) => coach),
    ...waved.map(({ key }) => key),
  ]);
}
