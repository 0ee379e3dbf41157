import { call, withConversations, type Store } from '@greenroom/api-client';
import { endpoints, type AnswerEvent, type ChatMessage, type Reply, type RequestOf } from '@greenroom/contracts';
import { answerAfter, brokenOff } from './answer-after.ts';
import { withOlder, withPair, withShownVersion } from './conversation-page.ts';

/** A conversation's newest page; pages before it are put in front of it as they are read. */
export const conversationArgs = (conversationUuid: string): RequestOf<'chatRead'> => ({ query: { conversationUuid } });

export const chatApi = withConversations.enhanceEndpoints({ addTagTypes: ['chatRead'] }).injectEndpoints({
  endpoints: (build) => ({
    /* A page is put together here and may hold thousands of messages: comparing it whole each time would be felt. */
    chatRead: build.query<Reply<'chatRead'>, RequestOf<'chatRead'>>({
      query: call(endpoints.chatRead),
      structuralSharing: false,
      // Not by what is written here, which puts itself in: by a call, which adds to a conversation elsewhere.
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

/** The store's state with this feature's tags in it, which its own type does not name. */
type ChatState = Parameters<ReturnType<typeof chatApi.endpoints.chatRead.select>>[0];

/** The conversation on screen. */
export const pageIn = (state: unknown, conversationUuid: string): Page | undefined =>
  chatApi.endpoints.chatRead.select(conversationArgs(conversationUuid))(state as ChatState).data;

/** Changes the conversation on screen. Messages that stay are the same objects, so that only what changed is drawn anew. */
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

/** Puts an event of an answer into the conversation on screen. */
export const answerEventArrived = (conversationUuid: string, answerUuid: string, event: AnswerEvent) =>
  changeMessage(conversationUuid, answerUuid, (answer) => answerAfter(answer, event));

/** Marks an answer as failed that the server will not give any more of. */
export const answerBroke = (conversationUuid: string, answerUuid: string) =>
  changeMessage(conversationUuid, answerUuid, brokenOff);

/** Puts a message as the server has it now in the place of what is on screen. */
export const messageChanged = (conversationUuid: string, message: ChatMessage) =>
  changeMessage(conversationUuid, message.uuid, () => message);

/** Puts an older page in front of the conversation on screen. */
export const olderPageArrived = (older: Page) =>
  changePage(older.conversationUuid, (page) => page && withOlder(page, older));

/** Shows a new wording or a new answer, with nothing behind it. */
export const versionArrived = (conversationUuid: string, { message, answer }: Reply<'chatRegenerate'>) =>
  changePage(conversationUuid, (page) => page && withPair(page, message, answer));

/** Shows the version that was chosen. */
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
