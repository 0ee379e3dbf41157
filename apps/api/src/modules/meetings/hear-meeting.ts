import { ApiFailure, type LiveMeasures } from '@greenroom/contracts';
import type { z } from 'zod';
import type { contracts } from '@greenroom/contracts/schemas';
import type { Database } from '../../database/open-database.ts';
import type { Person } from '../people/index.ts';
import { measure, type MeasureName } from '../scoring/index.ts';
import { forgetWords } from './domain/forget-words.ts';
import type { MeetingTurn } from './domain/meeting-turn.ts';
import { lastNudge } from './domain/nudges.ts';
import { wholeMeeting } from './domain/whole-meeting.ts';
import { openMeeting } from './meetings.policy.ts';
import { findParts, insertPart } from './meetings.repository.ts';

/**
 * Keeps what was heard, others' words only where they agreed, and tells how it stands. Idempotent by position.
 * @throws ApiFailure `not_found`, `conflict`
 */
export async function hearMeeting(
  db: Database,
  person: Person,
  conversationUuid: string,
  { position, turns }: z.output<typeof contracts.meetingsHear.body>,
): Promise<LiveMeasures> {
  const parts = await db.transaction(async (tx) => {
    const { othersAgreed } = await openMeeting(tx, conversationUuid, person);
    const heard = turns.map(({ you, ...turn }): MeetingTurn => ({ ...turn, ...(you && { you }) }));
    const before = await findParts(tx, conversationUuid);
    if (before.some(({ kind }) => kind === 'file'))
      throw new ApiFailure('conflict', 'This meeting has a transcript, and is not listened to');
    const part = { kind: 'heard' as const, position, file: null, turns: othersAgreed ? heard : forgetWords(heard, []) };
    await insertPart(tx, conversationUuid, part);
    return findParts(tx, conversationUuid);
  });
  const { transcript } = wholeMeeting(parts, []);
  const measures = measure(transcript);
  const value = (name: MeasureName) => measures.find((one) => one.name === name)?.value ?? null;
  return {
    talkShare: value('talk-share'),
    pace: value('pace'),
    fillersAMinute: value('fillers'),
    longestTurnSeconds: value('longest-monologue'),
    nudge: lastNudge(transcript.turns),
  };
}
