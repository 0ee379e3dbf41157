import type { SpeechProgress } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { measuredScenes } from '@greenroom/roleplay';
import { measuresOverTime } from './domain/measures-over-time.ts';
import { findMeetings } from './meetings.repository.ts';

/** More would crowd the plot, and old meetings say little. */
const mostMeetings = 100;

/** Returns how the owner spoke over time, in rehearsed scenes and in meetings. */
export async function readSpeechProgress(db: Queryable, ownerId: string): Promise<SpeechProgress> {
  const [scenes, meetings] = await Promise.all([measuredScenes(db, ownerId), findMeetings(db, ownerId, mostMeetings)]);
  return {
    measures: measuresOverTime([
      ...scenes.map((scene) => ({ ...scene, place: 'scene' as const })),
      ...meetings.flatMap(({ row: { conversationUuid, title, heldAt }, measures }) =>
        measures ? [{ place: 'meeting' as const, conversationUuid, title, at: heldAt, measures }] : [],
      ),
    ]),
  };
}
