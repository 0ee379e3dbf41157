import { bounds, type OccasionWords } from '@greenroom/contracts';
import { understoodDay } from './day-of.ts';

/** Returns an occasion with only its subject, and the day that it names. */
export const onlyWhat = (what: string): OccasionWords => ({
  ...{ what, withWhom: '', goodEnd: '', fear: '' },
  on: understoodDay(what),
});

/** Returns whether the subject is long enough to be stored. */
export const saysWhat = (what: string): boolean => what.trim().length >= bounds.occasionLength.min;
