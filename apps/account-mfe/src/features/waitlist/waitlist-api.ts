import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useWaitlistJoinMutation, useWaitlistAnswerMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    waitlistJoin: build.mutation<Reply<'waitlistJoin'>, RequestOf<'waitlistJoin'>>({
      query: call(endpoints.waitlistJoin),
    }),
    waitlistAnswer: build.mutation<Reply<'waitlistAnswer'>, RequestOf<'waitlistAnswer'>>({
      query: call(endpoints.waitlistAnswer),
    }),
  }),
});
