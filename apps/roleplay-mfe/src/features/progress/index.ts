/** The person's progress in each criterion. */
export { ProgressPage } from './progress-page.tsx';
