import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { contracts } from '@greenroom/contracts/schemas';
import type { Database } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import { ownMeeting } from './meetings.policy.ts';
import { insertMeeting, type MeetingRow } from './meetings.repository.ts';

/** Begins a meeting. The same uuid again answers with what there is. @throws ApiFailure `not_found` for somebody else's */
export async function createMeeting(
  db: Database,
  person: Person,
  { conversationUuid = randomUUID(), heldAt, ...about }: z.output<typeof contracts.meetingsCreate.body>,
  now: Date,
): Promise<MeetingRow> {
  await insertMeeting(db, {
    ...about,
    conversationUuid,
    ownerId: person.ownerId,
    you: [],
    heldAt: heldAt === undefined ? now : new Date(heldAt),
  });
  return ownMeeting(db, conversationUuid, person);
}
