import { call, withConversations, type Store } from '@greenroom/api-client';
import { endpoints, type AnswerEvent, type ChatMessage, type Reply, type RequestOf } from '@greenroom/contracts';
import { answerAfter, brokenOff } from './answer-after.ts';
import { withOlder, withPair, withShownVersion } from './conversation-page.ts';

/** Request for a conversation's newest page, the cache key of the page on screen; older pages are merged into it. */
export const conversationArgs = (conversationUuid: string): RequestOf<'chatRead'> => ({ query: { conversationUuid } });

export const chatApi = withConversations.enhanceEndpoints({ addTagTypes: ['chatRead'] }).injectEndpoints({
  endpoints: (build) => ({
    /*
     * The page is assembled here and may hold thousands of messages: comparing all of it on each change would be slow.
     */
    chatRead: build.query<Reply<'chatRead'>, RequestOf<'chatRead'>>({
      query: call(endpoints.chatRead),
      structuralSharing: false,
      // Invalidated by calls, which add to a conversation elsewhere; messages sent here are merged directly.
      providesTags: ['chatRead'],
    }),
    chatSend: build.mutation<Reply<'chatSend'>, RequestOf<'chatSend'>>({
      query: call(endpoints.chatSend),
      invalidatesTags: (sent) => (sent ? ['chatConversations'] : []),
    }),
    chatStop: build.mutation<Reply<'chatStop'>, RequestOf<'chatStop'>>({ query: call(endpoints.chatStop) }),
    chatRegenerate: build.mutation<Reply<'chatRegenerate'>, RequestOf<'chatRegenerate'>>({
      query: call(endpoints.chatRegenerate),
    }),
    chatEdit: build.mutation<Reply<'chatEdit'>, RequestOf<'chatEdit'>>({ query: call(endpoints.chatEdit) }),
    chatShowVersion: build.mutation<Reply<'chatShowVersion'>, RequestOf<'chatShowVersion'>>({
      query: call(endpoints.chatShowVersion),
    }),
    feedbackGive: build.mutation<Reply<'feedbackGive'>, RequestOf<'feedbackGive'>>({
      query: call(endpoints.feedbackGive),
    }),
  }),
});

type Page = Reply<'chatRead'>;

/** The store's state including this feature's tags, which its own type lacks. */
type ChatState = Parameters<ReturnType<typeof chatApi.endpoints.chatRead.select>>[0];

/** Returns the conversation on screen. */
export const pageIn = (state: unknown, conversationUuid: string): Page | undefined =>
  chatApi.endpoints.chatRead.select(conversationArgs(conversationUuid))(state as ChatState).data;

/**
 * Changes the conversation on screen. Unchanged messages keep their identity, so that only changed ones render again.
 */
export function changePage(conversationUuid: string, change: (page: Page | undefined) => Page | undefined) {
  return (dispatch: Store['dispatch'], getState: Store['getState']) => {
    const arg = conversationArgs(conversationUuid);
    const value = change(pageIn(getState(), conversationUuid));
    if (value) dispatch(chatApi.util.upsertQueryEntries([{ endpointName: 'chatRead', arg, value }]));
  };
}

function changeMessage(conversationUuid: string, uuid: string, change: (message: ChatMessage) => ChatMessage) {
  return changePage(conversationUuid, (page) => {
    const at = page?.messages.findLastIndex((message) => message.uuid === uuid) ?? -1;
    return page && at >= 0 ? { ...page, messages: page.messages.with(at, change(page.messages[at]!)) } : undefined;
  });
}

/** Applies an event of an answer to the conversation on screen. */
export const answerEventArrived = (conversationUuid: string, answerUuid: string, event: AnswerEvent) =>
  changeMessage(conversationUuid, answerUuid, (answer) => answerAfter(answer, event));

/** Marks an answer as failed when the server will not send the rest. */
export const answerBroke = (conversationUuid: string, answerUuid: string) =>
  changeMessage(conversationUuid, answerUuid, brokenOff);

/** Replaces a message on screen with the server's current version. */
export const messageChanged = (conversationUuid: string, message: ChatMessage) =>
  changeMessage(conversationUuid, message.uuid, () => message);

/** Adds an older page before the conversation on screen. */
export const olderPageArrived = (older: Page) =>
  changePage(older.conversationUuid, (page) => page && withOlder(page, older));

/** Shows a new version of a message or an answer, and removes everything after it. */
export const versionArrived = (conversationUuid: string, { message, answer }: Reply<'chatRegenerate'>) =>
  changePage(conversationUuid, (page) => page && withPair(page, message, answer));

/** Shows the chosen version. */
export const versionShown = (reply: Page, changedPosition: number) =>
  changePage(reply.conversationUuid, (page) => (page ? withShownVersion(page, reply, changedPosition) : reply));

export const {
  useChatReadQuery,
  useLazyChatReadQuery,
  useChatSendMutation,
  useChatStopMutation,
  useChatRegenerateMutation,
  useChatEditMutation,
  useChatShowVersionMutation,
  useFeedbackGiveMutation,
} = chatApi;
