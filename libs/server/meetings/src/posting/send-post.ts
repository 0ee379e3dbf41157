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

/** So often it is tried while the tool says that it did not take it; after the first the wait doubles. */
const mostTries = 8;
const firstWaitMs = 10_000;
const longestWaitMs = 3_600_000;
/** Longer than any adapter waits: whoever sends for so long is dead, and nobody knows what became of it. */
const deadAfterMs = 120_000;

type SendDependencies = Pick<PostDependencies, 'db' | 'tools' | 'secret' | 'now'> & {
  log: { warn(facts: object, message: string): void };
};

/** Sends a post that waits, once. What is not known to have been taken or not is left to the person. */
export async function sendPost(dependencies: SendDependencies, uuid: string): Promise<void> {
  const { db, now, log } = dependencies;
  const post = await claimPost(db, uuid, now());
  if (!post) return;
  const change = await trySending(dependencies, post);
  if (change.state !== 'posted') log.warn({ post: uuid, ...change }, 'A post to a chat tool was not taken');
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
  // Changed, forgotten, or sealed by another secret: it goes nowhere that the person did not allow.
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

/** Sends what is due, and tells the person of what was lost with whoever sent it. */
export async function sendDuePosts(dependencies: SendDependencies): Promise<void> {
  const { db, now } = dependencies;
  await giveUpOnLost(db, new Date(now().getTime() - deadAfterMs));
  for (const uuid of await findDuePosts(db, now())) await sendPost(dependencies, uuid);
}
