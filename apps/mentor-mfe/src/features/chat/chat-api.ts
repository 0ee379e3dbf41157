import { api, call } from '@greenroom/api-client';
import type { AnswerEvent, ChatMessage, Reply, RequestOf } from '@greenroom/contracts';
import { applyAnswerEvent, brokenOff } from './apply-answer-event.ts';

/** A conversation's newest page; pages before it are put in front of it as they are read. */
export const conversationArgs = (conversationUuid: string): RequestOf<'chatRead'> => ({ query: { conversationUuid } });

export const chatApi = api.enhanceEndpoints({ addTagTypes: ['chatConversations'] }).injectEndpoints({
  endpoints: (build) => ({
    chatConversations: build.query<Reply<'chatConversations'>, RequestOf<'chatConversations'>>({
      query: call('chatConversations'),
      providesTags: ['chatConversations'],
    }),
    chatRead: build.query<Reply<'chatRead'>, RequestOf<'chatRead'>>({ query: call('chatRead') }),
    chatSend: build.mutation<Reply<'chatSend'>, RequestOf<'chatSend'>>({
      query: call('chatSend'),
      invalidatesTags: (sent) => (sent ? ['chatConversations'] : []),
      async onQueryStarted({ body }, { dispatch, getState, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => undefined);
        if (!sent) return;
        const { message, answer } = sent.data;
        const args = conversationArgs(body.conversationUuid);
        const page = chatApi.endpoints.chatRead.select(args)(getState()).data ?? {
          conversationUuid: body.conversationUuid,
          instructorSlug: body.instructorSlug,
          messages: [],
          cursor: null,
        };
        const value = { ...page, messages: withNew(page.messages, [message, answer]) };
        dispatch(chatApi.util.upsertQueryEntries([{ endpointName: 'chatRead', arg: args, value }]));
      },
    }),
  }),
});

/** Puts an event of an answer into the conversation on screen. */
export function answerEventArrived(conversationUuid: string, answerUuid: string, event: AnswerEvent) {
  return chatApi.util.updateQueryData('chatRead', conversationArgs(conversationUuid), (page) => {
    page.messages = applyAnswerEvent(page.messages, answerUuid, event);
  });
}

/** Marks an answer as failed that the server will not give any more of. */
export function answerBroke(conversationUuid: string, answerUuid: string) {
  return chatApi.util.updateQueryData('chatRead', conversationArgs(conversationUuid), (page) => {
    const event = brokenOff(page.messages, answerUuid);
    if (event) page.messages = applyAnswerEvent(page.messages, answerUuid, event);
  });
}

/** Puts an older page in front of the conversation on screen. */
export function olderPageArrived(older: Reply<'chatRead'>) {
  return chatApi.util.updateQueryData('chatRead', conversationArgs(older.conversationUuid), (page) => {
    page.messages = withNew(older.messages, page.messages);
    page.cursor = older.cursor;
  });
}

/** A repeated send is answered with the message it made the first time; it must not stand twice. */
function withNew(messages: ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  return [...messages, ...more.filter(({ uuid }) => !messages.some((message) => message.uuid === uuid))];
}

export const { useChatConversationsQuery, useChatReadQuery, useLazyChatReadQuery, useChatSendMutation } = chatApi;
