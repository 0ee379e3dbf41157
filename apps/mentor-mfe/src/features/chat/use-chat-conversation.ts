import { useState } from 'react';
import { useChatConversationsQuery } from '@greenroom/api-client';
import { bounds, codeOf, type ChatMessage, type ConversationSummary } from '@greenroom/contracts';
import { useSearchParams } from '@greenroom/navigation';
import { useChatReadQuery, conversationArgs } from './chat-api.ts';
import { chooseConversation } from '../../shared/conversation/index.ts';

export type Conversation =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry(): void }
  | { state: 'ready'; messages: ChatMessage[]; cursor: number | null };

interface ConversationOnPage {
  uuid: string;
  /** A topic of the coach to start with, while the conversation is empty. */
  topicUuid: string | undefined;
  conversation: Conversation;
  list: { conversations: ConversationSummary[] | undefined; failed: boolean; retry(): void };
  /** Whether the server knows the conversation; it may still be empty, if only material was attached elsewhere. */
  known: boolean;
  /** Called when the first message of a new conversation has arrived, so that the server knows it. */
  hasBegun(): void;
}

const nothing: ChatMessage[] = [];

/**
 * Returns the conversation named by the URL, and the list of the user's others. A new one is not requested, because
 * the server does not have it. A truncated list, or one older than a search result, cannot tell whether a conversation
 * is new; then the server is asked.
 */
export function useChatConversation(instructorSlug: string): ConversationOnPage {
  const [query, setQuery] = useSearchParams();
  const [fresh, setFresh] = useState(() => crypto.randomUUID());
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
  const isListed = (one: string) => one === begun || conversations?.some((listed) => listed.uuid === one) === true;
  const mayExist = uuid === asked && (query.has('at') || (conversations?.length ?? 0) >= bounds.pageSize.max);
  const isAsked = isListed(uuid) || mayExist;

  // Only when the URL names another one: material may have been attached to the conversation on screen.
  if (asked !== null && isListed(fresh)) setFresh(crypto.randomUUID());

  /* Messages and streams keep the page on screen up to date; refetching it during an answer would undo that. */
  const page = useChatReadQuery(conversationArgs(uuid), { skip: !isAsked, refetchOnMountOrArgChange: false });
  const known = isAsked && codeOf(page.error) !== 'not_found';

  const stateOf = (): Conversation => {
    if (!conversations && all.isError) return { state: 'failed', error: all.error, retry: () => void all.refetch() };
    if (!conversations) return { state: 'loading' };
    if (!known) return { state: 'ready', messages: nothing, cursor: null };
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
  return { uuid, topicUuid, conversation: stateOf(), list, known, hasBegun };
}
