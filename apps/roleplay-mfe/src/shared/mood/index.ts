/** A partner's mood as light on their portrait, and why it changed. */
export { beam, lightOf, lit, litStyle } from './light-of.ts';
export { moodReason } from './mood-reason.ts';
export { moodTexts } from './mood-texts.ts';
