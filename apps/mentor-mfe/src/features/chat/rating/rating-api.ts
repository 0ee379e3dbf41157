import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply } from '@greenroom/contracts';

export const { useFeedbackOptionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    feedbackOptions: build.query<Reply<'feedbackOptions'>, void>({ query: () => call(endpoints.feedbackOptions)({}) }),
  }),
});
