import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

const coachApi = api.injectEndpoints({
  endpoints: (build) => ({
    mentorBio: build.query<Reply<'mentorBio'>, RequestOf<'mentorBio'>>({ query: call(endpoints.mentorBio) }),
    mentorPrePaywallBio: build.query<Reply<'mentorPrePaywallBio'>, RequestOf<'mentorPrePaywallBio'>>({
      query: call(endpoints.mentorPrePaywallBio),
    }),
  }),
});

export const { useMentorBioQuery, useMentorPrePaywallBioQuery } = coachApi;
