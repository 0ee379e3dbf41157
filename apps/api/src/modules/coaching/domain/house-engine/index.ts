export { answerFromHouse, courseOf, findItems } from './house-engine.ts';
export { type Stage, stageOf } from './coaching-course.ts';
export { crisisWords, hearCrisis } from './crisis.ts';
export type { HouseAnswer, HouseQuestion, Material, Turn } from './question.ts';
export { indexShelves, type ShelfSearch } from './shelf-search.ts';
export { suggestNext } from './suggestions.ts';
