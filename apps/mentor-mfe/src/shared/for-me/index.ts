/** Recommendations with their reasons, shared by several pages. */
export { Because } from './because.tsx';
export { useHomepageQuery, useRecommendationAnswerMutation, useRecommendationsReadQuery } from './for-me-api.ts';
export { ReasonsOnce } from './reasons-once.tsx';
export { forMeMessages } from './messages/index.ts';
export { addressOf, countedOf, languageOf, picturesOf, sceneArt, titleOf } from './recommended.ts';
export { lineOf, Stage, FeaturedRecommendation } from './featured-recommendation.tsx';
