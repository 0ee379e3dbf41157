/** Why an answer was of no use: fetched when one says so. */
export { RatingReason } from './rating-reason.tsx';
