import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { api } from './api.ts';
import { call } from './call.ts';

/**
 * A user's conversations, newest first. Chat lists them, and the checkout's last page reads from them which coach the
 * user talked to.
 */
export const withConversations = api.enhanceEndpoints({ addTagTypes: ['chatConversations'] }).injectEndpoints({
  endpoints: (build) => ({
    chatConversations: build.query<Reply<'chatConversations'>, RequestOf<'chatConversations'>>({
      query: call(endpoints.chatConversations),
      providesTags: ['chatConversations'],
    }),
  }),
});

export const { useChatConversationsQuery } = withConversations;
