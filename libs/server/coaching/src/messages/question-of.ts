import type { Database } from '@greenroom/database';
import { type Catalogue, type Coach, coachInLanguage, type Language, topicUuid } from '@greenroom/content';
import {
  type Before,
  type ConversationRow,
  findAnswer,
  findMessagesBefore,
} from '../conversations/conversations.repository.ts';
import type { HouseQuestion } from '@greenroom/house-engine';
import { asSaid } from '../domain/remembered.ts';
import { findMaterials, type MaterialRow } from '../materials/materials.repository.ts';

/** A question with its conversation. */
export interface OwnQuestion extends HouseQuestion {
  of: { uuid: string; ownerId: string };
}

/** How many preceding messages an answer takes into account. */
export const memory = 40;

export interface Asked {
  conversation: Pick<ConversationRow, 'uuid' | 'ownerId' | 'topicUuid' | 'recap'>;
  /** The messages before the answer, oldest first; the last is the one to answer. */
  before: readonly Before[];
  materials: readonly MaterialRow[];
  answerUuid: string;
}

/** Builds the question for an answer; undefined if the message before it is not the person's. */
export function questionFrom(
  coach: Coach,
  { conversation, before, materials, answerUuid }: Asked,
): OwnQuestion | undefined {
  const asked = before.at(-1);
  if (asked?.author !== 'person') return undefined;
  const topic = topicOf(coach, conversation.topicUuid);
  // The opener is part of the topic.
  const isOpener = ({ position, author }: Before) => topic !== undefined && position === 1 && author === 'coach';
  const { recap } = conversation;
  const settledAt = recap ? Date.parse(recap.editedAt) : -Infinity;
  const history = before.slice(0, -1).filter((message) => !isOpener(message));
  return {
    coach,
    text: asked.text,
    history: history.map(({ author, text, recommendations, createdAt }) => ({
      author,
      text,
      offered: recommendations.map(({ contentUuid }) => contentUuid),
      settled: createdAt.getTime() <= settledAt,
    })),
    topic,
    materials: materials.map(({ name, text }) => ({ name, text })),
    corrected: recap ? { goal: recap.goal === null ? null : asSaid(recap.goal) } : undefined,
    seed: answerUuid,
    of: { uuid: conversation.uuid, ownerId: conversation.ownerId },
  };
}

/** Returns the topic a conversation began with; undefined if there is none or the coach no longer has it. */
export function topicOf(coach: Coach, uuid: string | null | undefined, language: Language = 'en') {
  if (!uuid) return undefined;
  return coachInLanguage(coach, language).topics.find(({ slug }) => topicUuid(coach.slug, slug) === uuid);
}

/**
 * Reads the question for an answer from the database; undefined if the answer has ended or the coach is no longer in
 * the catalogue.
 */
export async function questionOf(
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  answerUuid: string,
): Promise<OwnQuestion | undefined> {
  const found = await findAnswer(db, answerUuid);
  const coach = found && catalogue.coach(found.conversation.instructorSlug);
  if (found?.answer.status !== 'writing' || !coach) return undefined;
  const { conversation, answer } = found;
  const before = await findMessagesBefore(db, conversation.uuid, answer.position, memory + 1);
  const materials = await findMaterials(db, conversation.uuid);
  return questionFrom(coach, { conversation, before, materials, answerUuid });
}
