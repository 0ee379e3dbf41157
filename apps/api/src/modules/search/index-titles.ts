import MiniSearch from 'minisearch';
import type { Catalogue, Coach, Item, Scene } from '../content/index.ts';

/** What can be found, as the files of the house have it. */
export type Found =
  { kind: 'coach'; coach: Coach } | { kind: 'content'; coach: Coach; item: Item } | { kind: 'scene'; scene: Scene };

/** Names weigh most: who searches here mostly knows what they want to go to. */
const weights = { title: 6, about: 2, body: 1 };

const folded = (term: string) => term.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/**
 * An index over all coaches, items and scenes. Each word must be there, or one that it begins, or one that it misses by
 * a letter or two (two that changed places are two); names count more than what is told of a thing, and that more than its text.
 * @returns finds the nearest, `most` of each kind at the most
 */
export function indexTitles({
  coaches,
  scenes,
}: Pick<Catalogue, 'coaches' | 'scenes'>): (words: string, most: number) => Found[] {
  const found: Found[] = [];
  const texts: { id: number; title: string; about: string; body: string }[] = [];
  const add = (one: Found, title: string, about: string, body = '') => {
    texts.push({ id: found.length, title, about, body });
    found.push(one);
  };
  for (const coach of coaches) {
    add({ kind: 'coach', coach }, `${coach.name} ${coach.field}`, `${coach.summary} ${coach.goodFor}`, coach.manner);
    for (const item of coach.shelf)
      add({ kind: 'content', coach, item }, item.title, `${item.summary} ${item.kind}`, item.body);
  }
  for (const category of scenes.categories)
    for (const scene of category.scenes) {
      const { title, summary, situation, partner } = scene;
      const names = Object.values(category.name).join(' ');
      add({ kind: 'scene', scene }, title, `${summary} ${partner.name} ${partner.role} ${names}`, situation);
    }
  const index = new MiniSearch<(typeof texts)[number]>({ fields: Object.keys(weights), processTerm: folded });
  index.addAll(texts);
  const options = {
    boost: weights,
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term: string) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false),
  } as const;
  return (words, most) => {
    const count = { coach: 0, content: 0, scene: 0 };
    return index.search(words, options).flatMap(({ id }) => {
      const one = found[id as number]!;
      return (count[one.kind] += 1) > most ? [] : [one];
    });
  };
}
