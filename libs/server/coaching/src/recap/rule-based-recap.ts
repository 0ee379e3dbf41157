import type { Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import {
  type ConversationRow,
  findMessagesBefore,
  type ShownMessage,
} from '../conversations/conversations.repository.ts';
import { type MadeRecap, recapOf } from '../domain/recap.ts';

/** How many of the newest messages a recap covers. */
const memory = 400;

export interface RuleBasedRecap {
  /** The active messages, without a topic's opener. */
  said: ShownMessage[];
  /** The person's last message; undefined if they said nothing. */
  upTo: string | undefined;
  made: MadeRecap;
}

/**
 * Makes the recap of a conversation with the house engine, from the person's words.
 * @param most how many of the newest messages it covers
 */
export async function ruleBasedRecap(
  tx: Queryable,
  catalogue: Pick<Catalogue, 'coach'>,
  { uuid, topicUuid, instructorSlug }: ConversationRow,
  most = memory,
): Promise<RuleBasedRecap> {
  const rows = await findMessagesBefore(tx, uuid, undefined, most);
  const said = rows.filter(({ author, position }) => !(topicUuid && position === 1 && author === 'coach'));
  const made = recapOf(said, {
    goalQuestions: catalogue.coach(instructorSlug)?.speech.questions.goal ?? [],
    openedWithQuestion: topicUuid !== null,
  });
  return { said, upTo: said.findLast(({ author }) => author === 'person')?.uuid, made };
}
