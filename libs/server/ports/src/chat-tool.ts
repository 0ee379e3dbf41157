import type { ChatPost, ChatToolName } from '@greenroom/contracts';

/** A tool in which a team talks. `testing/chat-tool-conformance.ts` says what each adapter holds to. */
export interface ChatTool {
  readonly name: ChatToolName;
  /** Whether an address is one that this tool gives out; nothing is ever sent to another. */
  accepts(address: string): boolean;
  /**
   * Posts once, and never tries again by itself. Whatever stands in the post is text: it mentions nobody, links nowhere
   * but where the post's own link does, and lays nothing out.
   * @throws ChatToolError
   */
  post(post: ChatPost, address: string): Promise<void>;
}

/**
 * - `not-taken`: the tool said so, or was never reached; the same may work later
 * - `lost`: it left, and there was no answer: it may stand in the chat or not
 * - `dead`: the address takes nothing any more
 * - `refused`: this post will never be taken
 */
export type ChatToolTrouble = 'not-taken' | 'lost' | 'dead' | 'refused';

/** The message holds nothing of the post and nothing of the address. */
export class ChatToolError extends Error {
  readonly trouble: ChatToolTrouble;
  /** So long the tool asks to be left alone. */
  readonly retryAfterSeconds: number | undefined;

  constructor(trouble: ChatToolTrouble, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'ChatToolError';
    this.trouble = trouble;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
