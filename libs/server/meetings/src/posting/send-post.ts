import type { PostState } from '@greenroom/contracts';
import { ChatToolError } from '@greenroom/ports/chat-tool';
import type { PostDependencies } from './allow-post.ts';
import { addressOf, hashOfAddress } from './choose-tool.ts';
import {
  claimPost,
  findDuePosts,
  findTool,
  giveUpOnLost,
  markDead,
  type PostRow,
  settlePost,
} from './posts.repository.ts';

/** Attempts while the tool reports that it did not take the post; the wait doubles after each. */
const mostTries = 8;
const firstWaitMs = 10_000;
const longestWaitMs = 3_600_000;
/** Longer than any adapter waits: a process that has been sending for so long is dead, and the outcome is unknown. */
const deadAfterMs = 120_000;

type SendDependencies = Pick<PostDependencies, 'db' | 'tools' | 'secret' | 'now'> & {
  log: { warn(facts: object, message: string): void };
};

/** Sends a waiting post once. If the outcome is unknown, leaves the decision to the account. */
export async function sendPost(dependencies: SendDependencies, uuid: string): Promise<void> {
  const { db, now, log } = dependencies;
  const post = await claimPost(db, uuid, now());
  if (!post) return;
  const change = await trySending(dependencies, post);
  if (change.state !== 'posted')
    log.warn({ post: uuid, ...change }, 'Sending a post to a chat tool failed; see `state` for what happens next');
  await settlePost(db, uuid, 'sending', change, now());
}

async function trySending(
  { db, tools, secret, now }: SendDependencies,
  { ownerId, tool: name, addressHash, post, tries }: PostRow,
): Promise<{ state: PostState; nextTryAt?: Date }> {
  const chosen = await findTool(db, ownerId);
  const tool = tools.find((one) => one.name === name);
  const address = chosen && chosen.tool === name ? addressOf(chosen, secret) : undefined;
  const isAllowed = addressHash === null || (address !== undefined && hashOfAddress(address, secret) === addressHash);
  // Changed, removed, or encrypted with another secret: the account did not allow the post to this address.
  if (!chosen || !tool || address === undefined || !isAllowed) return { state: 'dead' };
  try {
    await tool.post(post, address);
    return { state: 'posted' };
  } catch (error) {
    if (!(error instanceof ChatToolError)) return { state: 'unconfirmed' };
    if (error.trouble === 'lost') return { state: 'unconfirmed' };
    if (error.trouble === 'refused') return { state: 'refused' };
    if (error.trouble === 'dead') {
      await markDead(db, chosen);
      return { state: 'dead' };
    }
    if (tries >= mostTries) return { state: 'given-up' };
    const wait = Math.max((error.retryAfterSeconds ?? 0) * 1_000, firstWaitMs * 2 ** (tries - 1));
    return { state: 'waiting', nextTryAt: new Date(now().getTime() + Math.min(wait, longestWaitMs)) };
  }
}

/** Sends due posts, and marks those whose sender died as unconfirmed. */
export async function sendDuePosts(dependencies: SendDependencies): Promise<void> {
  const { db, now } = dependencies;
  await giveUpOnLost(db, new Date(now().getTime() - deadAfterMs));
  for (const uuid of await findDuePosts(db, now())) await sendPost(dependencies, uuid);
}
