import { weakSpots, type WeakSpot } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { saidLately } from '@greenroom/coaching';
import type { Catalogue } from '@greenroom/content';
import { listMeetings } from '@greenroom/meetings';
import { readOnboarding } from '@greenroom/people';
import { type PlayedSession, playedSessionsOf } from '@greenroom/roleplay';
import type { Played, PersonFacts } from './domain/person-facts.ts';
import { findHistory } from './history/history.repository.ts';
import { findPassedOver, findWaved } from './recommendations.repository.ts';

export interface FactsDependencies {
  db: Queryable;
  catalogue: Catalogue;
}

const newest = { read: 100, tries: 30, meetings: 3 };
/** For how many days a recommendation that was passed over counts. */
const passedOverDays = 14;

/** Collects what is known of a person for recommendations from each module. */
export async function factsOf({ db, catalogue }: FactsDependencies, ownerId: string, now: Date): Promise<PersonFacts> {
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const since = dayOf(new Date(now.getTime() - passedOverDays * 86_400_000));
  const [onboarding, { talks, rated }, read, tries, meetings, waved, passedOver] = await Promise.all([
    readOnboarding(db, ownerId),
    saidLately(db, ownerId),
    findHistory(db, { ownerId }, newest.read),
    playedSessionsOf({ db, scenes: catalogue.scenes }, ownerId, newest.tries),
    listMeetings(db, ownerId),
    findWaved(db, ownerId),
    findPassedOver(db, ownerId, { from: since, before: dayOf(now) }),
  ]);
  return {
    goal: onboarding.goal,
    withWhom: onboarding.withWhom,
    manner: onboarding.manner,
    talks,
    rated,
    read: read.map(({ contentUuid, ...row }) => ({ item: contentUuid, ...row })),
    played: tries.flatMap((one) => playedOf(catalogue, one) ?? []),
    meetings: meetings.slice(0, newest.meetings).map(({ title, heldAt, figures }) => ({
      title,
      at: new Date(heldAt),
      weakSpots: figures.flatMap(({ name, rating }) =>
        rating === 'NEEDS_IMPROVEMENT' && isWeakSpot(name) ? name : [],
      ),
    })),
    waved,
    passedOver,
  };
}

function playedOf(catalogue: Catalogue, { shown, endedAt, scores }: PlayedSession): Played | undefined {
  if (shown.scenarioSlug === null || endedAt === null) return undefined;
  const worst = scores?.criteria.toSorted((one, other) => one.score - other.score)[0];
  const rubric = catalogue.scenes.category(shown.categorySlug)?.rubric;
  const criterion = rubric?.find(({ slug }) => slug === worst?.slug);
  return {
    scene: shown.scenarioSlug,
    title: shown.title,
    at: endedAt,
    ...(worst &&
      criterion && {
        weakest: { criterion: worst.slug, score: worst.score, words: `${criterion.name.en}\n${criterion.about.en}` },
      }),
  };
}

const isWeakSpot = (name: string): name is WeakSpot => (weakSpots as readonly string[]).includes(name);
