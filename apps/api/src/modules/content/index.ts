/** Coaches and their libraries. */
export { ContentError, loadCatalogue } from './load-catalogue.ts';
export { contentRoutes, type ContentDependencies } from './content.routes.ts';
export { landingHomepage } from './landing-homepage.ts';
export { contentCard, mayOpen, type LibraryRight } from './domain/cards.ts';
export { topicUuid } from './domain/name-uuid.ts';
export type { Catalogue, Category, Coach, Item } from './domain/content-files.ts';
