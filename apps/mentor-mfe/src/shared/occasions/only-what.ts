import { bounds, type OccasionWords } from '@greenroom/contracts';

/** Returns an occasion with only its subject. */
export const onlyWhat = (what: string): OccasionWords => ({ what, withWhom: '', on: null, goodEnd: '', fear: '' });

/** Returns whether the subject is long enough to be stored. */
export const saysWhat = (what: string): boolean => what.trim().length >= bounds.occasionLength.min;
