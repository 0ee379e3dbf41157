export { answerFromHouse, findItem, type HouseAnswer, type HousePart, type HouseQuestion, type Turn } from './house-engine.ts';
export { hearCrisis } from './crisis.ts';
export { hearOccasion } from './occasion.ts';
export { indexShelves, type ShelfSearch } from './shelf-search.ts';
