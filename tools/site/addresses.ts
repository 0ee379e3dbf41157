import { customAuthSlugs, fillPath, pageAt, pageRights, paths, type PageName } from '@greenroom/contracts';
import { imogen, nervous, riceRecipe } from './people.ts';

const examples = {
  customAuthSlug: customAuthSlugs[0],
  instructorSlug: imogen.slug,
  itemSlug: nervous.item.slug,
  categorySlug: 'work',
  subcategorySlug: 'money',
  scenarioSlug: 'ask-for-the-raise',
  /** Belongs to no account: only staff may see an account's page. */
  accountUuid: '00000000-0000-8000-8000-000000000000',
};

/** Every page of the site, with an example address. */
export const addresses = Object.entries(paths).map(([name, path]) => ({
  page: name as PageName,
  address: fillPath(path, examples),
}));

/** An address for each kind of page; one represents all pages that are not available yet. */
export const kindsOfPages = {
  landing: paths.root,
  coaches: paths.coaches,
  bio: fillPath(paths.mentor, examples),
  chat: fillPath(paths.mentorChat, examples),
  library: fillPath(paths.library, examples),
  item: fillPath(paths.libraryItem, examples),
  recipe: fillPath(paths.libraryItem, riceRecipe),
  scenes: paths.categories,
  scene: fillPath(paths.scenario, examples),
  'own-scene': paths.customScenario,
  'opens-soon': paths.promotion,
  'not-found': '/no/such/door',
} as const;

/** Returns whether a page requires signing in. */
export const asksForAccount = (address: string): boolean => {
  const page = pageAt(address);
  return page !== undefined && pageRights[page] !== 'everyone';
};

export type KindOfPage = keyof typeof kindsOfPages;
