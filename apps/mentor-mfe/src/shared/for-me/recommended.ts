import { pathTo, type Art, type EventProperties, type Recommended } from '@greenroom/contracts';
import { artOf, variedArt } from '../library-card/index.ts';

/** Returns the URL of a recommendation; it carries the id, so that opening it is attributed. */
export function addressOf(one: Recommended): string {
  const query = { recommendation_id: one.recommendationId };
  switch (one.kind) {
    case 'item': {
      const { instructorSlug, slug: itemSlug } = one.content;
      return pathTo('libraryItem', { instructorSlug, itemSlug }, query);
    }
    case 'scene':
      return pathTo('scenario', { categorySlug: one.scene.categorySlug, scenarioSlug: one.scene.slug }, query);
    case 'coach':
      return pathTo('mentor', { instructorSlug: one.coach.slug }, query);
  }
}

export function titleOf(one: Recommended): string {
  if (one.kind === 'item') return one.content.title;
  return one.kind === 'scene' ? one.scene.title : one.coach.name;
}

/** Returns the language of title and summary: scenes and coaches are in English. */
export const languageOf = (one: Recommended) => (one.kind === 'item' ? one.content.language : 'en');

export function summaryOf(one: Recommended): string {
  if (one.kind === 'item') return one.content.summary;
  return one.kind === 'scene' ? one.scene.summary : one.coach.summary;
}

/** The pictures of the categories of scenes, as in content/scenes. */
const artOfCategory: Readonly<Record<string, Art>> = {
  work: 'table',
  interviews: 'chairs',
  'on-your-feet': 'mic',
  'hard-news': 'letter',
  leading: 'stairs',
  home: 'pan',
  health: 'breath',
  'buying-and-selling': 'keys',
};

/** Returns the picture of a scene: that of its category, and two chairs for a custom scene. */
export const sceneArt = (categorySlug: string): Art => artOfCategory[categorySlug] ?? 'chairs';

const artFor = (one: Exclude<Recommended, { kind: 'coach' }>): Art =>
  one.kind === 'item' ? one.content.art : sceneArt(one.scene.categorySlug);

/** Returns the URL of the picture: a coach's portrait, or what an item or the category of a scene shows. */
export const pictureOf = (one: Recommended): string => (one.kind === 'coach' ? one.coach.portrait : artOf(artFor(one)));

/**
 * Returns the URLs of the pictures of recommendations that are shown together; none stands beside or below itself.
 * @param above the recommendation shown before them
 */
export function picturesOf(all: readonly Recommended[], above?: Recommended): string[] {
  const withArt = all.filter((one) => one.kind !== 'coach');
  const arts = variedArt(withArt.map(artFor), above && above.kind !== 'coach' ? [artFor(above)] : []);
  const pictures = new Map(withArt.map((one, at) => [one.recommendationId, artOf(arts[at]!)]));
  return all.map((one) => pictures.get(one.recommendationId) ?? pictureOf(one));
}

/** Returns the analytics properties for viewing and clicking it. */
export function countedOf(one: Recommended): Partial<EventProperties<'Persona Row Tile Viewed'>> {
  const { recommendationId: recommendation_id } = one;
  if (one.kind === 'coach') return { recommendation_id, instructor_slug: one.coach.slug };
  if (one.kind === 'scene')
    return {
      recommendation_id,
      category_slug: one.scene.categorySlug,
      content_uuid: one.scene.uuid,
      content_title: one.scene.title,
    };
  const { uuid, title, instructorSlug } = one.content;
  return { recommendation_id, content_uuid: uuid, content_title: title, instructor_slug: instructorSlug };
}
