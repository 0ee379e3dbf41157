export { answerFromHouse, courseOf, findItems } from './house-engine.ts';
export { foldCourse, type Stage, stageOf } from './coaching-course.ts';
export { crisisWords, hearCrisis } from './crisis.ts';
export { hearOccasion } from './occasion.ts';
export { turned } from './own-words.ts';
export type { HouseAnswer, HouseQuestion, Material, Turn } from './question.ts';
export { indexShelves, type ShelfSearch } from './shelf-search.ts';
export { suggestNext } from './suggestions.ts';
export { looksGerman } from './words.ts';
