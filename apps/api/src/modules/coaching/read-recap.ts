import type { Recap } from '@greenroom/contracts';
import type { Database } from '../../database/open-database.ts';
import type { Catalogue } from '../content/index.ts';
import { followRecap } from './check-ins.repository.ts';
import { type ConversationRow, findMessagesBefore, lockConversation } from './conversations.repository.ts';
import { heardCrisis, recapOf } from './domain/recap.ts';

/** How many of the newest messages a recap is made from. */
const memory = 400;

/**
 * What a conversation came to: as the person corrected it, else made from what was said, in which case the check-ins
 * follow it. None are planned where somebody spoke of ending their life.
 * @throws ApiFailure `not_found`
 */
export async function readRecap(
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  { uuid, ownerId }: Pick<ConversationRow, 'uuid' | 'ownerId'>,
  now: Date,
): Promise<Recap> {
  return db.transaction(async (tx) => {
    const { recap, topicUuid, instructorSlug } = await lockConversation(tx, uuid, ownerId);
    if (recap) return { conversationUuid: uuid, ...recap };
    const rows = await findMessagesBefore(tx, uuid, undefined, memory);
    const said = rows.filter(({ author, position }) => !(topicUuid && position === 1 && author === 'coach'));
    const made = recapOf(said, {
      goalQuestions: catalogue.coach(instructorSlug)?.speech.questions.goal ?? [],
      openedWithQuestion: topicUuid !== null,
    });
    const today = now.toISOString().slice(0, 10);
    await followRecap(tx, uuid, heardCrisis(said) ? [] : made.commitments, today);
    return { conversationUuid: uuid, ...made, editedAt: null };
  });
}
