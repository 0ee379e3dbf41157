import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { randomBy } from '@greenroom/test-tools/random-by';
import { indexTexts, itemText } from '@greenroom/coaching';
import { type Catalogue, loadCatalogue } from '@greenroom/content';
import type { CatalogueIndex } from '../domain/candidate.ts';
import type { PersonFacts } from '../domain/person-facts.ts';
import { recommend } from '../domain/recommend.ts';
import { indexCatalogue } from '../index-catalogue.ts';
import { ndcg } from './ndcg.ts';
import { type AskedQuestion, type SimulatedPerson, simulatePerson } from './simulate-people.ts';

/**
 * Measures recommendations for simulated people with known tastes, compared with chance, popularity and a text search:
 * `npm run bench:recommendations [-- --json] [--tuning]`. Exits with 1 below a budget. `simulate-people.ts` explains
 * how people are generated; the weights were chosen on the people that `--tuning` uses, whose seeds are used for
 * nothing else.
 */
const budgets = { items: 0.43, newcomers: 0.36, scenes: 0.55, over_search: 0.03, reply_ms: 250 };
const people = 400;
const first = 10;
const tuning = process.argv.includes('--tuning');
const now = new Date('2026-11-22T09:00:00Z');

const contentDir = process.env.CONTENT_DIR ?? shippedContent;
const questionsDir = resolve(import.meta.dirname, '../../../coaching/src/evaluation/questions');
const yaml = async <Of>(file: string) => parse(await readFile(file, 'utf8')) as Of;
const questions = (
  await Promise.all((await readdir(questionsDir)).map((file) => yaml<AskedQuestion[]>(resolve(questionsDir, file))))
).flat();
const catalogue = await loadCatalogue(contentDir);
const index = indexCatalogue(catalogue);
/** The house engine's search, over all shelves at once. */
const search = indexTexts(catalogue.coaches.flatMap(({ shelf }) => shelf.map(itemText)));
const items = catalogue.coaches.flatMap(({ shelf }) => shelf.map(({ uuid }) => uuid));

const seedOf = (person: number) => 2 * person + (tuning ? 0 : 1);
const population = { catalogue, questions, now };
const simulated = Array.from({ length: people }, (_, person) => simulatePerson(population, randomBy(seedOf(person))));

const popular = orderOf(
  countOpened(Array.from({ length: 1_000 }, (_, other) => simulatePerson(population, randomBy(1_000_000 + other)))),
);
const chance = randomBy(7);
const rankers: Record<string, (person: SimulatedPerson, place: number) => string[]> = {
  ours: ({ facts }, place) => itemsFor(facts, place),
  'search by all they said': ({ said }) => searched(said.join('\n')),
  'search by their goal': ({ said }) => searched(said[0]!),
  popularity: () => popular,
  random: () => items.toSorted(() => chance() - 0.5),
};
const figures: Record<string, number> = {};
for (const [name, rank] of Object.entries(rankers)) {
  figures[name] = mean(
    simulated.map((person, place) => ndcg(unfinished(person, rank(person, place)), person.gains, first)),
  );
}
const newcomer = (facts: PersonFacts): PersonFacts => ({ ...facts, talks: [], read: [], rated: [] });
const newcomers = mean(
  simulated.map(({ facts, gains }, place) => ndcg(itemsFor(newcomer(facts), place), gains, first)),
);
const scenes = await measureScenes(catalogue, index);
const replyMs = timeOne();
const best = Math.max(...Object.entries(figures).flatMap(([name, figure]) => (name === 'ours' ? [] : figure)));
const measured = { items: figures.ours!, newcomers, scenes, over_search: figures.ours! - best, reply_ms: replyMs };
const round = (figure: number) => Number(figure.toFixed(3));

if (process.argv.includes('--json')) {
  const all = Object.fromEntries(
    Object.entries({ ...measured, ...figures }).map(([name, figure]) => [name, round(figure)]),
  );
  console.log(JSON.stringify({ people, first, ...all, budgets }));
} else {
  console.log(`nDCG@${first} over ${people} simulated people${tuning ? ' of the tuning half' : ''}, library items:`);
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(26)} ${figure.toFixed(3)}`);
  console.log(`  ${'ours, by onboarding alone'.padEnd(26)} ${newcomers.toFixed(3)}`);
  console.log(
    `Scenes, by hand-written goals: ${scenes.toFixed(3)}. A day of recommendations, all asked anew: ${replyMs.toFixed(1)} ms.`,
  );
}
const missed = Object.entries(budgets).filter(([name, budget]) => {
  const figure = measured[name as keyof typeof budgets];
  return name === 'reply_ms' ? figure > budget : figure < budget;
});
if (missed.length > 0) {
  console.error(`Missed: ${missed.map(([name, budget]) => `${name} (${budget})`).join(', ')}`);
  process.exitCode = 1;
}

function itemsFor(facts: PersonFacts, place: number): string[] {
  return recommend(facts, index, `person-${place}`, now).lists.item.map(({ candidate }) => candidate.key);
}

function searched(words: string): string[] {
  return search(words)
    .toSorted((one, other) => other.nearness - one.nearness)
    .map(({ id }) => id);
}

/** Removes what the person finished, for every ranker. */
function unfinished({ facts }: SimulatedPerson, list: readonly string[]): string[] {
  const finished = new Set(facts.read.flatMap(({ item, finishedAt }) => (finishedAt ? item : [])));
  return list.filter((key) => !finished.has(key));
}

function countOpened(others: readonly SimulatedPerson[]): Map<string, number> {
  const counts = new Map(items.map((key) => [key, 0]));
  for (const { item } of others.flatMap(({ facts }) => facts.read)) counts.set(item, counts.get(item)! + 1);
  return counts;
}

function orderOf(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([key]) => key);
}

/** The best scene is worth 3, the next 2, others 1. */
async function measureScenes({ scenes }: Catalogue, index: CatalogueIndex): Promise<number> {
  const asked = await yaml<{ goal: string; scenes: string[] }[]>(resolve(import.meta.dirname, 'scene-goals.yaml'));
  return mean(
    asked.map(({ goal, scenes: right }, place) => {
      const unknown = right.find((slug) => !scenes.scene(slug));
      if (unknown) throw new Error(`Unknown scene ${unknown}`);
      const facts: PersonFacts = { ...newcomer(simulated[0]!.facts), goal, withWhom: null, manner: null };
      const list = recommend(facts, index, `goal-${place}`, now).lists.scene.map(({ candidate }) => candidate.key);
      return ndcg(list, new Map(right.map((slug, at) => [slug, Math.max(1, 3 - at)])), first);
    }),
  );
}

/** Returns the median in ms, over people without cached results. */
function timeOne(): number {
  const fresh = indexCatalogue(catalogue);
  const times = simulated.slice(0, 50).map(({ facts }, place) => {
    const begun = performance.now();
    recommend(facts, fresh, `person-${place}`, now);
    return performance.now() - begun;
  });
  return times.toSorted((one, other) => one - other)[25]!;
}

function mean(figures: readonly (number | undefined)[]): number {
  const told = figures.filter((figure) => figure !== undefined);
  return told.reduce((sum, figure) => sum + figure, 0) / told.length;
}
