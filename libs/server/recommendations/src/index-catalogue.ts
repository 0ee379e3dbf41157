import { createHash } from 'node:crypto';
import { indexTexts, itemText, type SearchedText } from '@greenroom/coaching';
import type { Catalogue, Coach, Item, Scene, SceneCategory } from '@greenroom/content';
import type { Candidate, CatalogueIndex, Nearness } from './domain/candidate.ts';

/** The score at which the best match has half the maximum nearness. */
const halfSure = 10;
/** How fast nearness declines below the best match. */
const sharpness = 0.8;
/** How much of a coach's nearness its items get, and of its best item's nearness the coach gets. */
const spread = { toItems: 0.35, toCoach: 0.8 };
/** In characters; only the latest words of a person are searched. */
const mostLetters = 600;
/** Maximum number of cached results. */
const mostRemembered = 400;

/** Indexes everything that can be recommended by the text of its content files. */
export function indexCatalogue({ coaches, scenes }: Pick<Catalogue, 'coaches' | 'scenes'>): CatalogueIndex {
  const found = [
    ...coaches.flatMap((coach) => [coachEntry(coach), ...coach.shelf.map((item) => itemEntry(item))]),
    ...scenes.categories.flatMap((category) =>
      category.scenes.map((scene, at) => sceneEntry(category, scene, at === 0)),
    ),
  ];
  const entries = new Map(found.map((entry) => [entry.candidate.key, entry]));
  const search = indexTexts(found.map(({ text }) => text));
  const near = (words: string): Nearness => {
    const asked = words.slice(-mostLetters);
    const hits = search(asked);
    const top = hits.reduce((most, { nearness }) => Math.max(most, nearness), 0);
    const sure = top / (top + halfSure);
    const shares = hits.map(({ id, nearness }) => [id, sure * (nearness / top) ** sharpness] as const);
    return spreadOver(new Map(shares), coaches);
  };
  const toWords = remembering(near);
  const ownWords = ({ title, summary }: SearchedText) => `${title}\n${summary}`;
  const toSubject = remembering((key: string): Nearness => {
    const entry = entries.get(key);
    if (!entry) return new Map();
    return spreadOver(new Map([...near(ownWords(entry.text)), [key, 1]]), coaches);
  });
  return {
    candidates: found.map(({ candidate }) => candidate),
    candidate: (key) => entries.get(key)?.candidate,
    toWords,
    toSubject,
  };
}

interface Entry {
  candidate: Candidate;
  text: SearchedText;
}

function coachEntry(coach: Coach): Entry {
  const { slug, name, field, summary, goodFor, manner, topics } = coach;
  return {
    candidate: { kind: 'coach', key: slug, shelf: coach.category, first: true },
    text: {
      id: slug,
      title: `${field} ${name}`,
      answers: [...goodFor.split(/[,;]/), ...topics.flatMap(({ title, german = '' }) => [title, german])].join('\n'),
      ...{ summary, quotes: '' },
      asks: topics.map(({ opener }) => opener).join('\n'),
      body: manner,
    },
  };
}

function itemEntry(item: Item): Entry {
  const { uuid, coach, order } = item;
  return { candidate: { kind: 'item', key: uuid, shelf: coach, first: order === 1 }, text: itemText(item) };
}

function sceneEntry({ name, description, subcategories }: SceneCategory, scene: Scene, first: boolean): Entry {
  const { slug, category, title, goal, summary, situation, yourRole, partner } = scene;
  const shelf = subcategories.find((one) => one.slug === scene.subcategory);
  const places = [name, description, ...(shelf ? [shelf.name, shelf.description] : [])];
  return {
    candidate: { kind: 'scene', key: slug, shelf: category, first },
    text: {
      id: slug,
      ...{ title, summary, quotes: '', asks: '' },
      answers: [goal, yourRole, partner.role, ...places.flatMap(({ en, de }) => [en, de])].join('\n'),
      body: situation,
    },
  };
}

/** Raises the items of a near coach, and the coach of a near item. */
function spreadOver(near: Map<string, number>, coaches: readonly Coach[]): Nearness {
  for (const { slug, shelf } of coaches) {
    const ofCoach = near.get(slug) ?? 0;
    const ofLibrary = shelf.reduce((most, { uuid }) => Math.max(most, near.get(uuid) ?? 0), 0);
    const ofBoth = Math.max(ofCoach, spread.toCoach * ofLibrary);
    raise(near, slug, ofBoth);
    for (const { uuid } of shelf) raise(near, uuid, spread.toItems * ofBoth);
  }
  return near;
}

function raise(near: Map<string, number>, key: string, value: number): void {
  if (value > (near.get(key) ?? 0)) near.set(key, value);
}

/**
 * Caches results, since the same words are searched on every page the person opens. It stores the result under a digest
 * and never the words.
 */
function remembering(ask: (question: string) => Nearness): (question: string) => Nearness {
  const known = new Map<string, Nearness>();
  return (question) => {
    const digest = createHash('sha256').update(question).digest('base64');
    const answer = known.get(digest) ?? ask(question);
    known.delete(digest);
    known.set(digest, answer);
    if (known.size > mostRemembered) known.delete(known.keys().next().value!);
    return answer;
  };
}
