import { late } from '@greenroom/federation/late';

/** Looking back at one's meetings. Comes after the page, which it stands at the foot of. */
export const PastNotes = late(async () => (await import('./past-notes.tsx')).PastNotes, {
  waiting: null,
  failed: () => null,
});
