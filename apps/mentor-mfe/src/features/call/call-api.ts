import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

const callApi = api.enhanceEndpoints({ addTagTypes: ['chatConversations', 'chatRead'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Lists conversations, to continue with the latest. */
    callConversations: build.query<Reply<'chatConversations'>, RequestOf<'chatConversations'>>({
      query: call(endpoints.chatConversations),
      providesTags: ['chatConversations'],
    }),
    /** Reads which engines speak and listen. */
    callEngines: build.query<Reply<'callsEngines'>, RequestOf<'callsEngines'>>({
      query: call(endpoints.callsEngines),
    }),
  }),
});

export const { useCallConversationsQuery, useCallEnginesQuery } = callApi;

/** Invalidates the chat after a call, because the chat now contains what was said aloud. */
export const callWasHeld = () => callApi.util.invalidateTags(['chatConversations', 'chatRead']);
