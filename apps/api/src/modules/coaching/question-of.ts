import type { Database } from '../../database/open-database.ts';
import { type Catalogue, topicUuid } from '../content/index.ts';
import { findAnswer, findMessagesBefore, type MessageRow } from './conversations.repository.ts';
import type { HouseQuestion } from './domain/house-engine/index.ts';
import { findMaterials } from './materials/materials.repository.ts';

/** How many messages before it an answer knows of. */
const memory = 40;

/** What an answer has to answer, as it stands in the database; nothing where it has ended, or the coach is not in the catalogue any more. */
export async function questionOf(
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  answerUuid: string,
): Promise<HouseQuestion | undefined> {
  const found = await findAnswer(db, answerUuid);
  const coach = found && catalogue.coach(found.conversation.instructorSlug);
  if (found?.answer.status !== 'writing' || !coach) return undefined;
  const before = await findMessagesBefore(db, found.conversation.uuid, found.answer.position, memory + 1);
  const asked = before.at(-1);
  if (asked?.author !== 'person') return undefined;
  const topic = coach.topics.find(({ slug }) => topicUuid(coach.slug, slug) === found.conversation.topicUuid);
  // The opener of a topic is part of the topic.
  const isOpener = ({ position, author }: MessageRow) => topic !== undefined && position === 1 && author === 'coach';
  const history = before.slice(0, -1).filter((message) => !isOpener(message));
  return {
    coach,
    text: asked.text,
    history: history.map(({ author, text, recommendations }) => ({
      author,
      text,
      offered: recommendations.map(({ contentUuid }) => contentUuid),
    })),
    topic,
    materials: (await findMaterials(db, found.conversation.uuid)).map(({ name, text }) => ({ name, text })),
    seed: answerUuid,
  };
}
