export { type Danger } from './detector/danger.ts';
export { detectCrisis } from './detector/detect-crisis.ts';
export { afterCare, careFor, caredFor, dangerOf, needsCare } from './care-course.ts';
export { careText, letRestText, nextVisitText, plainCareText } from './care-text.ts';
export { countryFor } from './help-lines.ts';
export { wordLists } from './moderation/word-lists.ts';
