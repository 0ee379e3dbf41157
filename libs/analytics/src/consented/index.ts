/** What is loaded only after consent: load timings and surveys. */
export { loadTimings, reportWebVitals } from './web-vitals.ts';
export { loadSurvey, type Survey, type SurveyTool } from './survey.ts';
