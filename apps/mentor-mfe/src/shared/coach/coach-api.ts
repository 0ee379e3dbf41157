import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

const coachApi = api.injectEndpoints({
  endpoints: (build) => ({
    mentorBio: build.query<Reply<'mentorBio'>, RequestOf<'mentorBio'>>({ query: call('mentorBio') }),
    mentorPrePaywallBio: build.query<Reply<'mentorPrePaywallBio'>, RequestOf<'mentorPrePaywallBio'>>({
      query: call('mentorPrePaywallBio'),
    }),
  }),
});

export const { useMentorBioQuery, useMentorPrePaywallBioQuery } = coachApi;
