import type { ConversationSummary } from '@greenroom/contracts';

interface Choice {
  /** The conversation the address names, if any. */
  asked: string | null;
  /** Whether the address begins a topic, which is a conversation of its own. */
  beginsTopic: boolean;
  instructorSlug: string;
  /** One's conversations, newest first. */
  conversations: readonly ConversationSummary[];
  /** A uuid nobody has, for a conversation that has not begun. */
  fresh: string;
}

/** Which conversation the page shows: the one asked for, else the latest with this coach, else a new one. */
export function chooseConversation({ asked, beginsTopic, instructorSlug, conversations, fresh }: Choice): string {
  if (asked !== null && uuidForm.test(asked)) return asked;
  if (beginsTopic) return fresh;
  return conversations.find((conversation) => conversation.instructorSlug === instructorSlug)?.uuid ?? fresh;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
