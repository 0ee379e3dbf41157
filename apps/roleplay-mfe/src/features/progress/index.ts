/** How one came along by each criterion. */
export { ProgressPage } from './progress-page.tsx';
