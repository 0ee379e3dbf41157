import { bounds, type ConversationSummary } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { findConversations, findLatestWithEach } from './conversations.repository.ts';

/**
 * Returns a person's conversations, newest first: one page, then the latest with each coach missing from it, however
 * old, because the coach's page opens that one.
 * @param instructorSlug returns only conversations with this coach
 */
export async function listConversations(
  { db, catalogue }: { db: Queryable; catalogue: Catalogue },
  ownerId: string,
  instructorSlug?: string,
): Promise<ConversationSummary[]> {
  const rows = await findConversations(db, ownerId, instructorSlug, bounds.pageSize.max);
  const isCut = instructorSlug === undefined && rows.length === bounds.pageSize.max;
  const met = new Set(rows.map((row) => row.instructorSlug));
  const earlier = isCut ? (await findLatestWithEach(db, ownerId)).filter((row) => !met.has(row.instructorSlug)) : [];
  return [...rows, ...earlier].map(({ uuid, instructorSlug, title, updatedAt }) => ({
    uuid,
    instructorSlug,
    instructorName: catalogue.coach(instructorSlug)?.name ?? instructorSlug,
    title,
    updatedAt: updatedAt.toISOString(),
  }));
}
