import { late } from '@greenroom/federation/late';

/** Past meetings. Loaded after the page, because they are at its end. */
export const PastNotes = late(async () => (await import('./past-notes.tsx')).PastNotes, {
  waiting: null,
  failed: () => null,
});
