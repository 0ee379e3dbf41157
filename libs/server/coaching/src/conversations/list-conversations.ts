import { bounds, type ConversationSummary } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { findConversations, findLatestWithEach } from './conversations.repository.ts';

/**
 * A person's conversations, newest first: as many as a page holds, and then the latest with each coach who is not among
 * them, however long ago, since that is what their page opens.
 * @param instructorSlug of a coach, where only those with them are wanted
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
