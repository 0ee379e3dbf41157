import { bounds, type OccasionWords } from '@greenroom/contracts';

/** An occasion of which only this was said. */
export const onlyWhat = (what: string): OccasionWords => ({ what, withWhom: '', on: null, goodEnd: '', fear: '' });

/** Whether it is enough to be stored. */
export const saysWhat = (what: string): boolean => what.trim().length >= bounds.occasionLength.min;
