import type { LibraryRight } from '@greenroom/access';
import {
  bounds,
  type CoachCard,
  type Content,
  type ContentCard,
  type PrePaywallBio,
  type ShelfCategory,
  type Topic,
} from '@greenroom/contracts';
import type { Coach, Item } from './content-files.ts';
import { usesOf } from './check-recipe.ts';
import { coachInLanguage } from './coach-in-language.ts';
import { type Language, inLanguage, languageShown } from './in-language.ts';
import { groupUuid, recommendationUuid, topicUuid } from './name-uuid.ts';

/** Whether a person with this right may open the item. */
export function mayOpen(item: Pick<Item, 'order'>, right: LibraryRight): boolean {
  return right === 'all' || item.order === 1;
}

/** Returns the recommendation ids under which a person sees an item. */
export type IdsOf = (item: Pick<Item, 'uuid'>) => string[];

/** Creates {@link IdsOf} for a person on the day of `at`. The ids are the same on every page that shows the item. */
export function idsShownTo(ownerId: string, at = new Date()): IdsOf {
  const day = at.toISOString().slice(0, 10);
  return ({ uuid }) => [recommendationUuid({ ownerId, day }, 'item', uuid)];
}

/** Returns an item's card for lists and recommendations, in the `wanted` language if it is translated. */
export function contentCard(
  coach: Coach,
  item: Item,
  right: LibraryRight,
  recommendationIds: string[],
  wanted: Language = 'en',
): ContentCard {
  const { uuid, slug, kind, art, minutes, parentUuid } = item;
  const { title, summary } = inLanguage(item, wanted);
  return {
    uuid,
    slug,
    instructorSlug: coach.slug,
    instructorName: coach.name,
    title,
    summary,
    language: languageShown(item, wanted),
    kind,
    art,
    minutes,
    parentUuid,
    open: mayOpen(item, right),
    recommendationIds,
  };
}

/** Returns a complete item, with the cards of related items. */
export function wholeContent(coach: Coach, item: Item, right: LibraryRight, idsOf: IdsOf, wanted: Language): Content {
  const { body, recipe, fields } = inLanguage(item, wanted);
  const card = (one: Item) => contentCard(coach, one, right, idsOf(one), wanted);
  const related = item.related.flatMap((slug) => coach.shelf.find((other) => other.slug === slug) ?? []);
  const next = coach.shelf[coach.shelf.indexOf(item) + 1];
  return {
    ...card(item),
    body,
    care: item.care,
    recipe: recipe && {
      ...recipe,
      // Steps refer to ingredients by their names in the English list.
      uses: usesOf(item.recipe!).map((step) => step.flatMap(({ found }) => found)),
    },
    fields,
    related: related.filter((other) => other !== next).map(card),
    next: next ? card(next) : null,
  };
}

export function coachCard(coach: Coach, wanted: Language): CoachCard {
  const { slug, name, field, summary, line, category, language } = coachInLanguage(coach, wanted);
  return { slug, name, field, summary, line, category, portrait: `/assets/portraits/${slug}.svg`, language };
}

export function coachBio(coach: Coach, right: LibraryRight, idsOf: IdsOf, wanted: Language): PrePaywallBio {
  const { pronouns, manner, goodFor, lessGoodFor, languages, story, method, shelf } = coachInLanguage(coach, wanted);
  return {
    ...coachCard(coach, wanted),
    ...{ pronouns, manner, goodFor, lessGoodFor, languages, story, method },
    shelf: shelf.slice(0, bounds.bioShelf).map((item) => contentCard(coach, item, right, idsOf(item), wanted)),
    contents: shelf.length,
  };
}

export function coachTopics(coach: Coach, wanted: Language): Topic[] {
  const { slug, topics } = coachInLanguage(coach, wanted);
  return topics.map((topic) => ({
    uuid: topicUuid(slug, topic.slug),
    title: topic.title,
    opener: topic.opener,
  }));
}

/** Returns the groups of a coach's shelf. */
export function shelfCategories(coach: Coach, wanted: Language): ShelfCategory[] {
  const { slug, categories, shelf } = coachInLanguage(coach, wanted);
  return categories.map((group) => ({
    uuid: groupUuid(slug, group.slug),
    ...group,
    contents: shelf.filter((item) => item.category === group.slug).length,
  }));
}
