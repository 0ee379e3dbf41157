import { customAuthSlugs, fillPath, pageAt, pageRights, paths, type PageName } from '@greenroom/contracts';
import { imogen, nervous, riceRecipe } from './people.ts';

const examples = {
  customAuthSlug: customAuthSlugs[0],
  instructorSlug: imogen.slug,
  itemSlug: nervous.item.slug,
  categorySlug: 'work',
  subcategorySlug: 'money',
  scenarioSlug: 'ask-for-the-raise',
  /** Nobody's: an account's page is for staff alone. */
  accountUuid: '00000000-0000-8000-8000-000000000000',
};

/** Every page of the site, with an address to look at it by. */
export const addresses = Object.entries(paths).map(([name, path]) => ({
  page: name as PageName,
  address: fillPath(path, examples),
}));

/** An address for each kind of page there is; those that open soon are represented by one. */
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

/** Whether one has to be signed in for it. */
export const asksForAccount = (address: string): boolean => {
  const page = pageAt(address);
  return page !== undefined && pageRights[page] !== 'everyone';
};

export type KindOfPage = keyof typeof kindsOfPages;
