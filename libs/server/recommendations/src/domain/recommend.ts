import type { CatalogueIndex, SubjectKind } from './candidate.ts';
import type { PersonFacts } from './person-facts.ts';
import { rank, type Ranked } from './rank.ts';
import { signalsOf } from './signals-of.ts';
import { spreadOut } from './spread-out.ts';

/** Finished items and played scenes are not recommended again for this many days. */
const restDays = 60;
const playedRestDays = 14;
/** Maximum length of a list. */
const most = 20;

/** The recommendations of a day, best first for each kind. */
export interface DayOfRecommendations {
  /** Whether anything is known of the person to base them on. */
  known: boolean;
  lists: Record<SubjectKind, readonly Ranked[]>;
}

/**
 * Returns a person's recommendations for today: with reasons, spread over shelves, and never something just finished, a
 * coach already met, or something dismissed. The same facts on the same day give the same result.
 * @param seed identifies the person
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
    // Coaches the person has talked with appear under "where you left off".
    ...talks.map(({ coach }) => coach),
    ...waved.map(({ key }) => key),
  ]);
}
