import { bounds, type ConversationSummary } from '@greenroom/contracts';
import type { Queryable } from '../../../database/open-database.ts';
import type { Catalogue } from '../../content/index.ts';
import { findConversations } from './conversations.repository.ts';

/**
 * A person's conversations, newest first, as many as a page holds.
 * @param instructorSlug of a coach, where only those with them are wanted
 */
export async function listConversations(
  { db, catalogue }: { db: Queryable; catalogue: Catalogue },
  ownerId: string,
  instructorSlug?: string,
): Promise<ConversationSummary[]> {
  const rows = await findConversations(db, ownerId, instructorSlug, bounds.pageSize.max);
  return rows.map(({ uuid, instructorSlug, title, updatedAt }) => ({
    uuid,
    instructorSlug,
    instructorName: catalogue.coach(instructorSlug)?.name ?? instructorSlug,
    title,
    updatedAt: updatedAt.toISOString(),
  }));
}
