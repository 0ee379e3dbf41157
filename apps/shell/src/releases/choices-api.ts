import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply } from '@greenroom/contracts';

export const { useReleaseChoicesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    releaseChoices: build.query<Reply<'releaseChoices'>, void>({ query: () => call(endpoints.releaseChoices)({}) }),
  }),
});
