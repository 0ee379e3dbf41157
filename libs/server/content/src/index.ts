/** Coaches and their libraries, and role-play scenes. */
export { loadCatalogue } from './load-catalogue.ts';
export { contentRoutes } from './content.routes.ts';
export { contentAnswers } from './content-answers.ts';
export { landingHomepage } from './landing-homepage.ts';
export { coachCard, contentCard, idsShownTo, type IdsOf, mayOpen } from './domain/cards.ts';
export { indexWords, type Searched } from './search/index-words.ts';
export { indexScenes, searchedScenes } from './search/searched-scenes.ts';
export type { SynonymGroup } from './search/expand-query.ts';
export { coachInLanguage } from './domain/coach-in-language.ts';
export { inLanguage, type Language, languageShown } from './domain/in-language.ts';
export { nameUuid, recommendationUuid, topicUuid } from './domain/name-uuid.ts';
export type { CallSpeech, Catalogue, Coach, CourseSpeech, Item, OccasionKind } from './domain/content-files.ts';
export type { DirectAnswer } from './domain/direct-answer-files.ts';
export type { FieldQuestion } from './domain/field-question-files.ts';
export type { SentenceToSay } from './domain/sentence-files.ts';
export type { MoveReplies } from './domain/move-files.ts';
export type { Term } from './domain/term-files.ts';
export type { Rejoinder } from './domain/rejoinder-files.ts';
export { type KnownSituation, optionalPart, type Situation } from './domain/situation-files.ts';
export type {
  CategoryLinesFile,
  CustomLinesFile,
  CustomSceneFile,
  Needs,
  SceneCategoryFile,
  SceneLinesFile,
} from './domain/scene-files.ts';
export type { SceneFile, SpeechAct } from './domain/scene-files.ts';
export type { CustomScene, Scene, SceneCategory, Scenes } from './domain/scenes.ts';
export {
  categoryInLanguage,
  playedTitle,
  sceneInLanguage,
  type SceneInLanguage,
  sceneTitle,
} from './domain/scene-in-language.ts';
export { readRehearsalMessage, rehearsalMessage, type Rehearsal, type Rehearsed } from './domain/rehearsal-message.ts';
export { sceneCategoryUuid, sceneSubcategoryUuid } from './domain/name-uuid.ts';
