import { late } from '@greenroom/federation/late';

/** Past meetings. Loaded after the page, because they are at its end. */
export const PastFeedback = late(async () => (await import('./past-feedback.tsx')).PastFeedback, {
  waiting: null,
  failed: () => null,
});
