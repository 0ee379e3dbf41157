import type { ChatPost, ChatToolName } from '@greenroom/contracts';

/** A team chat tool. Every adapter passes `testing/chat-tool-conformance.ts`. */
export interface ChatTool {
  readonly name: ChatToolName;
  /** Returns whether this tool issues such an address; posts are never sent to any other. */
  accepts(address: string): boolean;
  /**
   * Posts once, without retries. Everything in the post is plain text: it mentions nobody, contains no link but the
   * post's own, and no formatting.
   * @throws ChatToolError
   */
  post(post: ChatPost, address: string): Promise<void>;
}

/**
 * - `not-taken`: the tool refused for now or was unreachable; a retry may work later
 * - `lost`: the post was sent, and there was no answer: it may be in the chat or not
 * - `dead`: the address no longer accepts posts
 * - `refused`: this post will never be accepted
 */
export type ChatToolTrouble = 'not-taken' | 'lost' | 'dead' | 'refused';

/** A failed post. The message contains neither the post nor the address. */
export class ChatToolError extends Error {
  readonly trouble: ChatToolTrouble;
  /** How long the tool asks the caller to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(trouble: ChatToolTrouble, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'ChatToolError';
    this.trouble = trouble;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
