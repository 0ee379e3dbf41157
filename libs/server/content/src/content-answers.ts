import {
  ApiFailure,
  type Bio,
  type Content,
  type ContentsPage,
  type PrePaywallBio,
  type ShelfCategory,
} from '@greenroom/contracts';
import type { RightsOf, Person } from '@greenroom/access';
import {
  coachBio,
  coachTopics,
  contentCard,
  idsShownTo,
  mayOpen,
  shelfCategories,
  wholeContent,
} from './domain/cards.ts';
import type { Catalogue } from './domain/content-files.ts';
import type { Language } from './domain/in-language.ts';
import { listContents, type ContentsWish } from './list-contents.ts';

export interface ContentDependencies {
  catalogue: Catalogue;
  rightsOf: RightsOf;
}

/** Reads coaches and their libraries for one person. */
export interface ContentAnswers {
  prePaywallBio(slug: string): PrePaywallBio;
  bio(slug: string): Bio;
  categories(instructorSlug: string): ShelfCategory[];
  contents(instructorSlug: string, wish: ContentsWish): ContentsPage;
  content(instructorSlug: string, uuidOrSlug: string): Content;
}

/**
 * Creates the readers for a person, in their language where content is translated. Each throws ApiFailure: `not_found`
 * for unknown names, `plan_required` for an item that needs a plan.
 */
export function contentAnswers(
  { catalogue, rightsOf }: ContentDependencies,
  person: Person,
  language: Language,
): ContentAnswers {
  const right = rightsOf(person).library;
  const idsOf = idsShownTo(person.ownerId);
  const coachNamed = (slug: string) => {
    const coach = catalogue.coach(slug);
    if (!coach) throw new ApiFailure('not_found', 'There is no such coach');
    return coach;
  };
  const prePaywallBio = (slug: string) => coachBio(coachNamed(slug), right, idsOf, language);
  return {
    prePaywallBio,
    bio: (slug) => ({ ...prePaywallBio(slug), topics: coachTopics(coachNamed(slug), language) }),
    categories: (instructorSlug) => shelfCategories(coachNamed(instructorSlug), language),
    contents(instructorSlug, wish) {
      const coach = coachNamed(instructorSlug);
      const { contents, total } = listContents(coach, wish);
      const { page, pageSize } = wish;
      return {
        contents: contents.map((item) => contentCard(coach, item, right, idsOf(item), language)),
        page,
        pageSize,
        total,
      };
    },
    content(instructorSlug, uuidOrSlug) {
      const coach = coachNamed(instructorSlug);
      const item = catalogue.item(coach.slug, uuidOrSlug);
      if (!item) throw new ApiFailure('not_found', 'There is no such item on this shelf');
      if (!mayOpen(item, right)) throw new ApiFailure('plan_required', 'This item opens with a plan');
      return wholeContent(coach, item, right, idsOf, language);
    },
  };
}
