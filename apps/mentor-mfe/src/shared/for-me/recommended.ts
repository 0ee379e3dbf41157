import { pathTo, type EventProperties, type Recommended } from '@greenroom/contracts';
import { artOf } from '../library-card/index.ts';

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

/** Returns the URL of the picture; all scenes share one. */
export function pictureOf(one: Recommended): string {
  if (one.kind === 'item') return artOf(one.content.art);
  return one.kind === 'scene' ? artOf('chairs') : one.coach.portrait;
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
