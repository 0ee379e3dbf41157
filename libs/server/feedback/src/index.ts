/** Feedback notes on what a person did: owed from its end on, and made by any instance (docs/adr/0029). */
export { writeAllPendingFeedback, writePendingFeedback } from './write-pending-feedback.ts';
export { feedbackStore } from './feedback-store.ts';
export { progressOf } from './progress-of.ts';
