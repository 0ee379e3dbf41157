import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { api } from './api.ts';
import { call } from './call.ts';

/** A person's conversations, newest first: chat lists them, and the checkout's end knows from them who was talked with. */
export const withConversations = api.enhanceEndpoints({ addTagTypes: ['chatConversations'] }).injectEndpoints({
  endpoints: (build) => ({
    chatConversations: build.query<Reply<'chatConversations'>, RequestOf<'chatConversations'>>({
      query: call(endpoints.chatConversations),
      providesTags: ['chatConversations'],
    }),
  }),
});

export const { useChatConversationsQuery } = withConversations;
