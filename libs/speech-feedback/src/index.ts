/** Components of notes on speaking, for scenes and meetings: figures with their ranges, page sections, print styles. */
export { clock } from './clock.ts';
export { goodRange, goodRangeInMeeting } from './good-range.ts';
export { measureRails } from './measure-place.ts';
export { MeasureRail } from './measure-rail.tsx';
export { MeasureRow } from './measure-row.tsx';
export { MeasureSources } from './measure-sources.tsx';
export { measureTexts } from './measure-texts.ts';
export { Part } from './part.tsx';
export { PrintLook } from './print-look.tsx';
export { RatingTag } from './rating-tag.tsx';
