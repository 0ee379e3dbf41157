/** What comes with consent alone: how the page loaded, surveys. */
export { loadTimings, tellWebVitals } from './web-vitals.ts';
export { loadSurvey, type Survey, type SurveyTool } from './survey.ts';
