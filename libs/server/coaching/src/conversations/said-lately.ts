import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '@greenroom/database';
import { conversations, messages } from '../coaching.tables.ts';
import { detectCrisis, mayHintAtDanger } from '@greenroom/safety';
import { findConversations } from './conversations.repository.ts';

/** A conversation with the person's latest messages, oldest first. */
export interface TalkLately {
  coach: string;
  title: string;
  said: string[];
  at: Date;
}

/** A rated answer of a coach, with the library items it offered. */
export interface RatedAnswer {
  coach: string;
  up: boolean;
  items: string[];
  at: Date;
}

const most = { talks: 8, saidInEach: 3, rated: 30 };

/**
 * Returns what a person talked about and rated recently. Conversations that mention danger are left out, and so are
 * messages that may hint at it.
 */
export async function saidLately(
  db: Queryable,
  ownerId: string,
): Promise<{ talks: TalkLately[]; rated: RatedAnswer[] }> {
  const latest = await findConversations(db, ownerId, undefined, most.talks);
  const [said, rated] = await Promise.all([lastWords(db, latest), ratedAnswers(db, ownerId)]);
  const talks = latest.map(({ uuid, instructorSlug, title, updatedAt }) => ({
    coach: instructorSlug,
    title,
    said: said.flatMap((one) => (one.conversationUuid === uuid ? [one.text] : [])).reverse(),
    at: updatedAt,
  }));
  const harmless = talks.filter((talk) => ![talk.title, ...talk.said].some((text) => detectCrisis(text)));
  return {
    talks: harmless.map((talk) => ({ ...talk, said: talk.said.filter((text) => !mayHintAtDanger(text)) })),
    rated,
  };
}

async function lastWords(db: Queryable, [first, ...others]: readonly { uuid: string }[]) {
  if (!first) return [];
  const ofOne = ({ uuid }: { uuid: string }) =>
    db
      .select({ conversationUuid: messages.conversationUuid, text: messages.text, position: messages.position })
      .from(messages)
      .where(
        and(
          eq(messages.conversationUuid, uuid),
          eq(messages.active, true),
          eq(messages.author, 'person'),
          eq(messages.status, 'sent'),
        ),
      )
      .orderBy(desc(messages.position))
      .limit(most.saidInEach);
  const [second, ...more] = others;
  const rows = second ? await unionAll(ofOne(first), ofOne(second), ...more.map(ofOne)) : await ofOne(first);
  return rows.toSorted((one, other) => other.position - one.position);
}

async function ratedAnswers(db: Queryable, ownerId: string): Promise<RatedAnswer[]> {
  const rows = await db
    .select({ coach: conversations.instructorSlug, answer: messages })
    .from(messages)
    .innerJoin(conversations, eq(messages.conversationUuid, conversations.uuid))
    .where(and(eq(conversations.ownerId, ownerId), eq(messages.active, true), isNotNull(messages.rating)))
    .orderBy(desc(messages.createdAt))
    .limit(most.rated);
  return rows.map(({ coach, answer: { rating, recommendations, createdAt } }) => ({
    coach,
    up: rating === 'up',
    items: recommendations.map(({ contentUuid }) => contentUuid),
    at: createdAt,
  }));
}
