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

/**
 * The conversation the address asks for, and one's other ones. A new one is not asked of the server, which has none yet.
 * A list that is cut does not tell whether one is new, nor does one that is older than what one searched: the server does.
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

  // Not while the page shows it by itself: something may have been brought into it.
  if (asked !== null && isListed(fresh)) setFresh(crypto.randomUUID());

  /* The page on screen is kept up to date by what is sent and streamed: fetching it again in mid-answer would undo that. */
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
