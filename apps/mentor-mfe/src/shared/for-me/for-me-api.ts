import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useHomepageQuery, useRecommendationsReadQuery, useRecommendationAnswerMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    homepage: build.query<Reply<'homepage'>, void>({ query: () => call(endpoints.homepage)({}) }),
    recommendationsRead: build.query<Reply<'recommendationsRead'>, void>({
      query: () => call(endpoints.recommendationsRead)({}),
    }),
    recommendationAnswer: build.mutation<Reply<'recommendationAnswer'>, RequestOf<'recommendationAnswer'>>({
      query: call(endpoints.recommendationAnswer),
    }),
  }),
});
