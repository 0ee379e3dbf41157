import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { api } from './api.ts';
import { call } from './call.ts';

/** A user's answers about themselves, given in onboarding and changed in the settings. */
const onboardingApi = api.injectEndpoints({
  endpoints: (build) => ({
    onboardingRead: build.query<Reply<'onboardingRead'>, void>({ query: () => call(endpoints.onboardingRead)({}) }),
    onboardingSave: build.mutation<Reply<'onboardingSave'>, RequestOf<'onboardingSave'>>({
      query: call(endpoints.onboardingSave),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) await dispatch(onboardingApi.util.upsertQueryData('onboardingRead', undefined, saved.data));
      },
    }),
  }),
});

export const { useOnboardingReadQuery, useOnboardingSaveMutation } = onboardingApi;
