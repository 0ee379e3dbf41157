import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { ChatSearch } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { conversations, messages } from '../coaching.tables.ts';
import type { Catalogue } from '@greenroom/content';
import { excerptAround, searchWords } from '../domain/excerpt.ts';
import { plainText } from '../domain/plain-text.ts';

export interface Search {
  ownerId: string;
  text: string;
  instructorSlug?: string | undefined;
  conversationUuid?: string | undefined;
  /** How many results to skip. */
  cursor: number;
}

const pageSize = 20;

/**
 * Finds messages that contain all the words, the last of which may be a prefix. If there are none, finds those that
 * contain the text literally, even within words. Searches only the current version of conversations. Newest first.
 */
export async function searchMessages(
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  search: Search,
): Promise<ChatSearch> {
  const { cursor } = search;
  const words = hasWords(search.text);
  const byWords = words ? await find(db, search, words, cursor) : [];
  const isFragment =
    byWords.length === 0 && (cursor === 0 || !words || (await find(db, search, words, 0)).length === 0);
  const found = isFragment ? await find(db, search, hasFragment(search.text), cursor) : byWords;
  return {
    hits: found.slice(0, pageSize).map(({ text, createdAt, ...hit }) => ({
      ...hit,
      instructorName: catalogue.coach(hit.instructorSlug)?.name ?? hit.instructorSlug,
      excerpt: excerptAround(hit.author === 'coach' ? plainText(text) : text, search.text),
      createdAt: createdAt.toISOString(),
    })),
    cursor: found.length > pageSize ? cursor + pageSize : null,
  };
}

/** Matches the expression of the index `messages_words`. Returns undefined if the text contains no words. */
function hasWords(text: string): SQL | undefined {
  const words = searchWords(text);
  if (words.length === 0) return undefined;
  const query = `${words.join(' & ')}:*`;
  return sql`to_tsvector('simple', ${messages.text}) @@ to_tsquery('simple', ${query})`;
}

function hasFragment(text: string): SQL {
  return ilike(messages.text, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Finds one message more than fits a page, to tell whether there are more. */
async function find(db: Database, { ownerId, instructorSlug, conversationUuid }: Search, matches: SQL, offset: number) {
  return db
    .select({
      conversationUuid: messages.conversationUuid,
      instructorSlug: conversations.instructorSlug,
      messageUuid: messages.uuid,
      position: messages.position,
      author: messages.author,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(messages.conversationUuid, conversations.uuid))
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        eq(messages.active, true),
        instructorSlug === undefined ? undefined : eq(conversations.instructorSlug, instructorSlug),
        conversationUuid === undefined ? undefined : eq(messages.conversationUuid, conversationUuid),
        matches,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.position), desc(messages.uuid))
    .limit(pageSize + 1)
    .offset(offset);
}
