/** Coaches and their libraries. */
export { loadCatalogue } from './load-catalogue.ts';
export { contentRoutes } from './content.routes.ts';
export { contentAnswers } from './content-answers.ts';
export { landingHomepage } from './landing-homepage.ts';
export { contentCard, type LibraryRight } from './domain/cards.ts';
export { topicUuid } from './domain/name-uuid.ts';
export type { CallSpeech, Catalogue, Coach, CourseSpeech, Item } from './domain/content-files.ts';
export type { SceneCategoryFile, SceneFile, SpeechAct } from './domain/scene-files.ts';
