export { answerFromHouse, findItem } from './house-engine.ts';
export { hearCrisis } from './crisis.ts';
export { hearOccasion } from './occasion.ts';
export type { HouseAnswer, HouseQuestion, Turn } from './question.ts';
export { indexShelves, type ShelfSearch } from './shelf-search.ts';
export { suggestNext } from './suggestions.ts';
