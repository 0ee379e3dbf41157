import type { Database } from '../../database/open-database.ts';
import { type Catalogue, topicUuid } from '../content/index.ts';
import { findAnswer, findMessagesBefore } from './conversations.repository.ts';
import type { HouseQuestion } from './domain/house-engine/index.ts';

/** How many messages before it an answer knows of. */
const memory = 40;

/** What an answer has to answer, as it stands in the database; nothing where the coach is not in the catalogue any more. */
export async function questionOf(
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  answerUuid: string,
): Promise<HouseQuestion | undefined> {
  const found = await findAnswer(db, answerUuid);
  const coach = found && catalogue.coach(found.conversation.instructorSlug);
  if (!found || !coach) return undefined;
  const before = await findMessagesBefore(db, found.conversation.uuid, found.answer.position, memory + 1);
  const asked = before.at(-1);
  if (asked?.author !== 'person') return undefined;
  return {
    coach,
    text: asked.text,
    history: before.slice(0, -1).map(({ author, text, recommendations }) => ({
      author,
      text,
      offered: recommendations.map(({ contentUuid }) => contentUuid),
    })),
    topic: coach.topics.find(({ slug }) => topicUuid(coach.slug, slug) === found.conversation.topicUuid),
    seed: answerUuid,
  };
}
