import { api, call, type ApiError } from '@greenroom/api-client';
import { endpoints, type CallStart, type CallStarted, type Reply, type RequestOf } from '@greenroom/contracts';
import { CallRefused, type CallFailure } from '@greenroom/conversation/call';

const callApi = api.enhanceEndpoints({ addTagTypes: ['chatConversations', 'chatRead'] }).injectEndpoints({
  endpoints: (build) => ({
    callsStart: build.mutation<Reply<'callsStart'>, RequestOf<'callsStart'>>({ query: call(endpoints.callsStart) }),
    /** Which conversations there are, to go on with the latest. */
    callConversations: build.query<Reply<'chatConversations'>, RequestOf<'chatConversations'>>({
      query: call(endpoints.chatConversations),
      providesTags: ['chatConversations'],
    }),
  }),
});

export const { useCallsStartMutation, useCallConversationsQuery } = callApi;

/** What was said aloud stands in the chat now: whoever reads it next asks anew. */
export const callWasHeld = () => callApi.util.invalidateTags(['chatConversations', 'chatRead']);

/** Begins a call. @throws CallRefused */
export async function begin(start: (request: { body: CallStart }) => Started, body: CallStart): Promise<CallStarted> {
  const answer = await start({ body });
  if (answer.data) return answer.data;
  throw new CallRefused(failureOf(answer.error as ApiError));
}

type Started = PromiseLike<{ data?: CallStarted; error?: unknown }>;

const failures: Partial<Record<ApiError['code'], CallFailure>> = {
  busy: 'busy',
  offline: 'offline',
  plan_required: 'plan-required',
  rate_limited: 'too-many-tries',
  not_found: 'not-found',
};

const failureOf = ({ code }: ApiError): CallFailure => failures[code] ?? 'service-down';
