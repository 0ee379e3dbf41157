/** The notes on a meeting. */
export { FeedbackPage } from './feedback-page.tsx';
