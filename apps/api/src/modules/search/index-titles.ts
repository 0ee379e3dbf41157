import {
  type Catalogue,
  type Coach,
  indexWords,
  type Item,
  type Scene,
  type Searched,
  searchedScenes,
} from '../content/index.ts';

/** What can be found, as the content has it. */
export type Found =
  { kind: 'coach'; coach: Coach } | { kind: 'content'; coach: Coach; item: Item } | { kind: 'scene'; scene: Scene };

/**
 * An index over all coaches, items and scenes.
 * @returns finds the nearest, `most` of each kind at the most
 */
export function indexTitles({
  coaches,
  scenes,
  synonyms,
}: Pick<Catalogue, 'coaches' | 'scenes' | 'synonyms'>): (words: string, most: number) => Found[] {
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
  const ofScenes = searchedScenes(scenes).map(({ found, ...texts }) => ({
    ...texts,
    found: { kind: 'scene' as const, scene: found },
  }));
  const find = indexWords<Found>([...coaches.flatMap(ofCoach), ...ofScenes], synonyms);
  return (words, most) => {
    const count = { coach: 0, content: 0, scene: 0 };
    return find(words).filter(({ kind }) => (count[kind] += 1) <= most);
  };
}
