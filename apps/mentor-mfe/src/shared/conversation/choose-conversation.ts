import type { ConversationSummary } from '@greenroom/contracts';

interface Choice {
  /** The conversation named in the URL, if any. */
  asked: string | null;
  /** Whether the URL names a topic, which starts a new conversation. */
  beginsTopic: boolean;
  instructorSlug: string;
  /** The user's conversations, newest first. */
  conversations: readonly ConversationSummary[];
  /** An unused uuid for a new conversation. */
  fresh: string;
}

/** Returns the conversation to show: the requested one, else the latest with this coach, else a new one. */
export function chooseConversation({ asked, beginsTopic, instructorSlug, conversations, fresh }: Choice): string {
  if (asked !== null && uuidForm.test(asked)) return asked;
  if (beginsTopic) return fresh;
  return conversations.find((conversation) => conversation.instructorSlug === instructorSlug)?.uuid ?? fresh;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
