import {
  type Catalogue,
  type Coach,
  indexWords,
  type Item,
  type Scene,
  type Searched,
  searchedScenes,
} from '@greenroom/content';

/** A search result. */
export type Found =
  { kind: 'coach'; coach: Coach } | { kind: 'content'; coach: Coach; item: Item } | { kind: 'scene'; scene: Scene };

/**
 * Builds an index of all coaches, items and scenes.
 * @returns a function that finds the best matches, at most `most` of each kind. Translated entries are found by their
 *   German texts too, which come first for a reader of German
 */
export function indexTitles({
  coaches,
  scenes,
  synonyms,
}: Pick<Catalogue, 'coaches' | 'scenes' | 'synonyms'>): (
  words: string,
  most: number,
  language?: 'en' | 'de',
) => Found[] {
  const entryOf = (found: Found, title: string, about: string, body: string): Searched<Found> => ({
    found,
    title,
    about,
    body,
  });
  const ofCoach = (coach: Coach) => [
    entryOf(
      { kind: 'coach', coach },
      `${coach.name} ${coach.field}`,
      `${coach.summary} ${coach.goodFor}`,
      coach.manner,
    ),
    ...coach.shelf.map((item) =>
      entryOf({ kind: 'content', coach, item }, item.title, `${item.summary} ${item.kind}`, item.body),
    ),
  ];
  const ofScenes = (language: 'en' | 'de') =>
    searchedScenes(scenes, language).map(({ found, ...texts }) => ({
      ...texts,
      found: { kind: 'scene' as const, scene: found },
    }));
  const inGerman = ({ coach, item }: { coach: Coach; item: Item }) =>
    item.german
      ? entryOf(
          { kind: 'content', coach, item },
          item.german.title,
          [item.german.summary, ...item.german.answers].join(' '),
          item.german.body,
        )
      : [];
  const find = indexWords<Found>([...coaches.flatMap(ofCoach), ...ofScenes('en')], synonyms);
  const findInGerman = indexWords<Found>(
    [...coaches.flatMap((coach) => coach.shelf.flatMap((item) => inGerman({ coach, item }))), ...ofScenes('de')],
    synonyms,
  );
  return (words, most, language = 'en') => {
    const found = [find(words), findInGerman(words)];
    const count = { coach: 0, content: 0, scene: 0 };
    return eachOnce((language === 'de' ? found.toReversed() : found).flat()).filter(
      ({ kind }) => (count[kind] += 1) <= most,
    );
  };
}

function eachOnce(all: readonly Found[]): Found[] {
  const seen = new Set<unknown>();
  return all.filter((one) => {
    const thing = one.kind === 'content' ? one.item : one.kind === 'scene' ? one.scene : one.coach;
    return !seen.has(thing) && seen.add(thing);
  });
}
