import { lazyPart } from '@greenroom/federation/lazy';

/** Past meetings. Loaded after the page, because they are at its end. */
export const PastFeedback = lazyPart(async () => (await import('./past-feedback.tsx')).PastFeedback, {
  waiting: null,
  failed: () => null,
});
