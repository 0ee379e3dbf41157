/** The reasons for a negative rating, loaded when one is given. */
export { RatingReason } from './rating-reason.tsx';
