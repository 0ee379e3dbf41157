import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { contracts } from '@greenroom/contracts/schemas';
import type { Database } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import { ownMeeting } from './meetings.policy.ts';
import { insertMeeting, type MeetingRow } from './meetings.repository.ts';

/**
 * Creates a meeting, or returns the existing one for the same uuid.
 * @throws ApiFailure `not_found` if it belongs to another account
 */
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
