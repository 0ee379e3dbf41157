import type { Recommendations, RecommendedCoach, RecommendedItem, RecommendedScene } from '@greenroom/contracts';
import type { RightsOf, Person } from '@greenroom/access';
import type { Database } from '@greenroom/database';
import { type Catalogue, recommendationUuid } from '@greenroom/content';
import { findSceneProgress } from '@greenroom/roleplay';
import { speaksOfSuperiorOrPeer } from '@greenroom/speech-analysis';
import type { CatalogueIndex } from './domain/candidate.ts';
import type { Ranked } from './domain/rank.ts';
import { recommend } from './domain/recommend.ts';
import { factsOf } from './facts-of.ts';
import { findSaved } from './history/history.repository.ts';
import { presentRecommendation } from './present.ts';
import { keepShown } from './recommendations.repository.ts';

export interface RecommendationDependencies {
  db: Database;
  catalogue: Catalogue;
  index: CatalogueIndex;
  rightsOf: RightsOf;
  now(): Date;
}

/** How many of each kind are shown. */
const howMany = { item: 6, scene: 4, coach: 3 };

/**
 * Returns a person's recommendations for today, each with its reason and a stored id, so that an opened item can be
 * traced to it. The best of all comes first, and is in none of the lists. A person whose goal speaks of their boss, or
 * of a colleague they do not lead, gets no scene in which they are the boss.
 */
export async function recommendationsFor(
  { db, catalogue, index, rightsOf, now }: RecommendationDependencies,
  person: Person,
  language: 'en' | 'de',
): Promise<Recommendations> {
  const { ownerId } = person;
  const at = now();
  const day = at.toISOString().slice(0, 10);
  const facts = await factsOf({ db, catalogue }, ownerId, at);
  const { known, lists } = recommend(facts, index, ownerId, at);
  const mayLead = facts.goal === null || !speaksOfSuperiorOrPeer(facts.goal);
  const scenes = lists.scene.filter(({ candidate }) => mayLead || !catalogue.scenes.scene(candidate.key)?.youLead);
  const [first] = [lists.item, scenes, lists.coach]
    .flatMap((list) => list.slice(0, 1))
    .toSorted((one, other) => other.score - one.score);
  const rest = (list: readonly Ranked[], count: number) => list.filter((one) => one !== first).slice(0, count);
  const shown = [
    ...(first ? [first] : []),
    ...rest(lists.item, howMany.item),
    ...rest(scenes, howMany.scene),
    ...rest(lists.coach, howMany.coach),
  ];
  const idOf = ({ candidate }: Ranked) => recommendationUuid({ ownerId, day }, candidate.kind, candidate.key);
  await keepShown(
    db,
    shown.map((one) => ({
      uuid: idOf(one),
      ...{ ownerId, day, reason: one.reason.from },
      kind: one.candidate.kind,
      subject: one.candidate.key,
    })),
  );
  const items = shown.flatMap(({ candidate }) => (candidate.kind === 'item' ? candidate.key : []));
  const presenting = {
    ...{ catalogue, language },
    library: rightsOf(person).library,
    standings: await findSceneProgress(db, ownerId),
    saved: await findSaved(db, ownerId, items),
  };
  const cards = shown.flatMap((one) => presentRecommendation(presenting, idOf(one), one.candidate, one.reason) ?? []);
  const firstCard = first && cards.find(({ recommendationId }) => recommendationId === idOf(first));
  const others = cards.filter((card) => card !== firstCard);
  return {
    known,
    first: firstCard ?? null,
    items: others.filter((card): card is RecommendedItem => card.kind === 'item'),
    scenes: others.filter((card): card is RecommendedScene => card.kind === 'scene'),
    coaches: others.filter((card): card is RecommendedCoach => card.kind === 'coach'),
  };
}
