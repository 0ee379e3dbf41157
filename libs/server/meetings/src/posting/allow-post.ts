import { randomUUID } from 'node:crypto';
import { ApiFailure, type MeetingFeedback, type PostPreview } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { addressOf, hashOfAddress, settingOf, type ToolDependencies } from './choose-tool.ts';
import { composePost, digestOf } from './compose-post.ts';
import { findPostOf, findTool, insertPost, settlePost } from './posts.repository.ts';

export interface PostDependencies extends ToolDependencies {
  db: Database;
  origin: string;
  now(): Date;
  /** Called when there is a post to send. */
  onPost(uuid: string): void;
}

/** Returns what would be posted and where, and the state of a post that was already allowed. */
export async function previewPost(
  { db, tools, origin }: PostDependencies,
  ownerId: string,
  notes: MeetingFeedback,
  language: 'en' | 'de',
): Promise<PostPreview> {
  const [tool, sent] = [await findTool(db, ownerId), await findPostOf(db, notes.conversationUuid)];
  const post = composePost(notes, language, origin);
  return {
    setting: settingOf(tools, tool),
    post,
    digest: digestOf(post, tool),
    sent: sent ? { state: sent.state, tool: sent.tool, tries: sent.tries, at: sent.changedAt.toISOString() } : null,
  };
}

/**
 * Stores the post that the account saw and allowed, once for each meeting.
 * @throws ApiFailure `conflict` if the post differs from what the account saw, or there is no tool
 */
export async function allowPost(
  dependencies: PostDependencies,
  ownerId: string,
  notes: MeetingFeedback,
  language: 'en' | 'de',
  digest: string,
): Promise<void> {
  const { db, origin, secret, onPost, now } = dependencies;
  const tool = await findTool(db, ownerId);
  if (!tool) throw new ApiFailure('conflict', 'Choose a chat tool first');
  const post = composePost(notes, language, origin);
  if (digestOf(post, tool) !== digest) throw new ApiFailure('conflict', 'This is not what you saw; look at it again');
  const [uuid, at] = [randomUUID(), now()];
  // An address that can no longer be decrypted hashes as empty, so the post matches no address.
  const addressHash = hashOfAddress(addressOf(tool, secret) ?? '', secret);
  const row = { uuid, conversationUuid: notes.conversationUuid, ownerId, tool: tool.tool, addressHash, post };
  if (await insertPost(db, { ...row, nextTryAt: at, createdAt: at, changedAt: at })) onPost(uuid);
}

/**
 * Records whether a post whose reply was lost arrived in the chat. One that did not is sent again.
 * @throws ApiFailure `conflict` for any other post
 */
export async function settleLostPost(
  { db, now, onPost }: PostDependencies,
  conversationUuid: string,
  seen: boolean,
): Promise<void> {
  const post = await findPostOf(db, conversationUuid);
  const at = now();
  const change = seen ? { state: 'posted' as const } : { state: 'waiting' as const, nextTryAt: at, tries: 0 };
  if (!post || !(await settlePost(db, post.uuid, 'unconfirmed', change, at)))
    throw new ApiFailure('conflict', 'Nothing waits for you to say whether it arrived');
  if (!seen) onPost(post.uuid);
}
