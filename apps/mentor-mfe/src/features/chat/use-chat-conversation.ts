import { useState } from 'react';
import type { ChatMessage, ConversationSummary } from '@greenroom/contracts';
import { useSearchParams } from '@greenroom/navigation';
import { useChatConversationsQuery, useChatReadQuery, conversationArgs } from './chat-api.ts';
import { chooseConversation } from '../../shared/conversation/index.ts';

export type Conversation =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry(): void }
  | { state: 'ready'; messages: ChatMessage[]; cursor: number | null };

interface ConversationOnPage {
  uuid: string;
  /** A topic of the coach to begin on, while nothing has been said. */
  topicUuid: string | undefined;
  conversation: Conversation;
  list: { conversations: ConversationSummary[] | undefined; failed: boolean; retry(): void };
  /** Whether the server knows it, though nothing may have been said: something was brought into it from elsewhere. */
  known: boolean;
  /** The first message of a new conversation has arrived: from now on the server knows it. */
  hasBegun(): void;
}

const nothing: ChatMessage[] = [];

/** The conversation the address asks for, and one's other ones. A new one is not asked of the server, which has none yet. */
export function useChatConversation(instructorSlug: string): ConversationOnPage {
  const [query, setQuery] = useSearchParams();
  const [fresh] = useState(() => crypto.randomUUID());
  const [begun, setBegun] = useState<string>();
  const all = useChatConversationsQuery({ query: {} });
  const conversations = all.data?.conversations;
  const asked = query.get('conversation');
  const topicUuid = asked === null ? (query.get('topic_uuid') ?? undefined) : undefined;
  const choice = {
    asked,
    beginsTopic: topicUuid !== undefined,
    instructorSlug,
    conversations: conversations ?? [],
    fresh,
  };
  const uuid = chooseConversation(choice);
  const exists = uuid === begun || conversations?.some((one) => one.uuid === uuid) === true;

  /* The page on screen is kept up to date by what is sent and streamed: fetching it again in mid-answer would undo that. */
  const page = useChatReadQuery(conversationArgs(uuid), { skip: !exists, refetchOnMountOrArgChange: false });

  const stateOf = (): Conversation => {
    if (!conversations && all.isError) return { state: 'failed', error: all.error, retry: () => void all.refetch() };
    if (!conversations) return { state: 'loading' };
    if (!exists) return { state: 'ready', messages: nothing, cursor: null };
    if (page.currentData)
      return { state: 'ready', messages: page.currentData.messages, cursor: page.currentData.cursor };
    if (page.isError) return { state: 'failed', error: page.error, retry: () => void page.refetch() };
    return { state: 'loading' };
  };

  const hasBegun = () => {
    setBegun(uuid);
    setQuery({ conversation: uuid }, { replace: true });
  };

  const list = { conversations, failed: all.isError && !conversations, retry: () => void all.refetch() };
  return { uuid, topicUuid, conversation: stateOf(), list, known: exists, hasBegun };
}
