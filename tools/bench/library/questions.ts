import { fillPath, paths } from '@greenroom/contracts';
import { imogen, nervous, riceRecipe } from '../../site/index.ts';

/** Requests to the site, by the name of their figures. */
export interface BenchQuestion {
  path: string;
  /** Sends a new goal before the request, so that nothing is cached. */
  anew?: true;
}

const named = { instructorSlug: imogen.slug };
const search = (text: string) => `/api/v1/search?${new URLSearchParams({ text })}`;
const shelf = `/api/v1/personas/${imogen.slug}/contents`;

export const benchQuestions: Record<string, BenchQuestion> = {
  shelf: { path: shelf },
  shelf_last_page: { path: `${shelf}?page=5&page_size=2` },
  biography: { path: `/api/v1/bio-page/${imogen.slug}` },
  item: { path: `${shelf}/${nervous.item.slug}` },
  search_name: { path: search('first nine seconds') },
  search_typo: { path: search('nine secnods') },
  search_common: { path: search('the') },
  search_letter: { path: search('a') },
  homepage: { path: '/api/v1/homepage' },
  homepage_anew: { path: '/api/v1/homepage', anew: true },
  for_you: { path: '/api/v1/recommendations' },
  for_you_anew: { path: '/api/v1/recommendations', anew: true },
  page_shelf: { path: fillPath(paths.library, named) },
  page_shelf_group: { path: `${fillPath(paths.library, named)}?category=middles` },
  page_biography: { path: fillPath(paths.mentor, named) },
  page_item: { path: fillPath(paths.libraryItem, { ...named, itemSlug: nervous.item.slug }) },
  page_recipe: { path: fillPath(paths.libraryItem, riceRecipe) },
  page_coaches: { path: paths.coaches },
  page_homepage: { path: paths.homepage },
  page_for_you: { path: paths.forYou },
  /** Lists every item, so it grows with them. */
  sitemap: { path: '/sitemap.xml' },
};
