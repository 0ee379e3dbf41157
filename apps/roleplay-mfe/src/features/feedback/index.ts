/** The notes on a scene. */
export { FeedbackPage } from './feedback-page.tsx';
