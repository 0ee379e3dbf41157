import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** Begins a call: with a coach, or with the partner of a scene. */
export const { useCallsStartMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    callsStart: build.mutation<Reply<'callsStart'>, RequestOf<'callsStart'>>({ query: call(endpoints.callsStart) }),
  }),
});
