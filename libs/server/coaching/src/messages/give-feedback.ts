import { and, eq, ne } from 'drizzle-orm';
import { ApiFailure, type FeedbackReason } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';

export interface Feedback {
  messageUuid: string;
  /** Null removes the rating with its reason and comment. */
  rating: 'up' | 'down' | null;
  reason?: FeedbackReason | undefined;
  comment?: string | undefined;
}

/** Stores the rating of an answer. @throws ApiFailure `conflict` while it is being written */
export async function giveFeedback(db: Database, { messageUuid, rating, reason, comment }: Feedback): Promise<void> {
  const rated = await db
    .update(messages)
    .set({ rating, ratingReason: (rating && reason) ?? null, ratingComment: (rating && comment) ?? null })
    .where(and(eq(messages.uuid, messageUuid), ne(messages.status, 'writing')))
    .returning({ uuid: messages.uuid });
  if (rated.length === 0) throw new ApiFailure('conflict', 'An answer can be rated once it has ended');
}
