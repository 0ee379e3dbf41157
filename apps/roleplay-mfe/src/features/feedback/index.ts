/** The feedback on a scene. */
export { FeedbackPage } from './feedback-page.tsx';
