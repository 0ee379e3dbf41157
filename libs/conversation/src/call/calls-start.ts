import { api, call } from '@greenroom/api-client';
import { fetchUser } from '@greenroom/auth';
import { cookies, endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** Starts a call with a coach, or with the partner of a scene. */
export const { useCallsStartMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    callsStart: build.mutation<Reply<'callsStart'>, RequestOf<'callsStart'>>({
      query: call(endpoints.callsStart),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const before = hasFreeTrialCookie();
        const started = await queryFulfilled.then(
          () => true,
          () => false,
        );
        // The server granted a free trial that the stored user record does not include yet.
        if (started && !before && hasFreeTrialCookie()) await fetchUser(dispatch);
      },
    }),
  }),
});

const hasFreeTrialCookie = () =>
  document.cookie.split('; ').some((one) => one.startsWith(`${cookies.freeTrial.name}=`));
