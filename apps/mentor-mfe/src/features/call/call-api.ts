import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

const callApi = api.enhanceEndpoints({ addTagTypes: ['chatConversations', 'chatRead'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Which conversations there are, to go on with the latest. */
    callConversations: build.query<Reply<'chatConversations'>, RequestOf<'chatConversations'>>({
      query: call(endpoints.chatConversations),
      providesTags: ['chatConversations'],
    }),
    /** Whose engines speak and listen. */
    callEngines: build.query<Reply<'callsEngines'>, RequestOf<'callsEngines'>>({
      query: call(endpoints.callsEngines),
    }),
  }),
});

export const { useCallConversationsQuery, useCallEnginesQuery } = callApi;

/** What was said aloud stands in the chat now: whoever reads it next asks anew. */
export const callWasHeld = () => callApi.util.invalidateTags(['chatConversations', 'chatRead']);
