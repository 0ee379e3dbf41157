import type { Catalogue, Item } from '@greenroom/content';
import type { PersonFacts } from '../domain/person-facts.ts';
import { manners, peopleOneSpeaksWith } from '@greenroom/contracts';

/**
 * A generated person with known tastes. A taste is a need: a library item that would answer it according to
 * hand-written questions (the house engine's own evaluation), and the items the editors relate to it. The ranker reads
 * neither the questions, nor their items, nor `related`, nor the groups of a shelf, and it does not know which kinds of
 * items a person prefers. Part of what people say and do is noise, generated independently of their tastes.
 */
export interface SimulatedPerson {
  facts: PersonFacts;
  /** The gain of each item for the person, by uuid; no entry for the others. */
  gains: ReadonlyMap<string, number>;
  /** The person's words, the goal first, for a text search. */
  said: readonly string[];
}

export interface AskedQuestion {
  coach: string;
  question: string;
  item: string;
}

/** The share of what people say and do that is unrelated to their need. */
const noise = { goal: 0.15, talk: 0.3, opened: 0.4, rating: 0.15 };
const gain = { needed: 3, related: 2, sameGroup: 1, wrongKind: 0.6 };

export interface Population {
  catalogue: Catalogue;
  questions: readonly AskedQuestion[];
  now: Date;
}

export function simulatePerson({ catalogue, questions, now }: Population, random: () => number): SimulatedPerson {
  const any = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)]!;
  const often = (share: number) => random() < share;
  const daysAgo = (most: number) => new Date(now.getTime() - random() * most * 86_400_000);
  const itemOf = ({ coach, item }: AskedQuestion) => catalogue.item(coach, item)!;
  const all = catalogue.coaches.flatMap(({ shelf }) => shelf);

  const needs = [itemOf(any(questions)), itemOf(any(questions))];
  const liked = any(['lesson', 'exercise', 'article', 'recipe', 'any']);
  const gains = new Map<string, number>();
  for (const [place, need] of needs.entries()) {
    for (const item of all) {
      const worth =
        worthOf(need, item) * (place === 0 ? 1 : 0.7) * (liked === 'any' || item.kind === liked ? 1 : gain.wrongKind);
      if (worth > (gains.get(item.uuid) ?? 0)) gains.set(item.uuid, worth);
    }
  }
  const asking = (need: Item) => questions.filter((one) => itemOf(one) === need);
  const inWords = (share: number) => (often(share) ? any(questions) : any(asking(any(needs))));

  const goal = often(noise.goal) ? any(questions).question : any(asking(needs[0]!)).question;
  const talks = Array.from({ length: Math.floor(random() * 4) }, () => {
    const { coach, question } = inWords(noise.talk);
    return { coach, title: question, said: [question], at: daysAgo(40) };
  });
  const worthwhile = all.filter(({ uuid }) => gains.has(uuid));
  const read = Array.from({ length: Math.floor(random() * 4) }, () => {
    const item = often(noise.opened) ? any(all) : any(worthwhile);
    const openedAt = daysAgo(40);
    return { item: item.uuid, progress: 1, openedAt, finishedAt: often(0.7) ? openedAt : null, savedAt: null };
  });
  const rated = Array.from({ length: Math.floor(random() * 3) }, () => {
    const item = often(0.5) ? any(worthwhile) : any(all);
    const up = gains.has(item.uuid) !== often(noise.rating);
    return { coach: item.coach, up, items: [item.uuid], at: daysAgo(40) };
  });
  // An item the person has just finished has no gain.
  for (const { item, finishedAt } of read) if (finishedAt) gains.delete(item);
  return {
    facts: {
      goal,
      withWhom: any(peopleOneSpeaksWith),
      manner: any(manners),
      ...{ talks, rated, read },
      ...{ played: [], meetings: [], waved: [] },
      passedOver: new Map(),
    },
    gains,
    said: [goal, ...talks.map(({ title }) => title)],
  };
}

function worthOf(need: Item, item: Item): number {
  if (item.uuid === need.uuid) return gain.needed;
  if (item.coach !== need.coach) return 0;
  if (need.related.includes(item.slug) || item.related.includes(need.slug)) return gain.related;
  return item.parentUuid === need.parentUuid ? gain.sameGroup : 0;
}
