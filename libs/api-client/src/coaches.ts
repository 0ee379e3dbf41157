import { endpoints, type Reply } from '@greenroom/contracts';
import { api } from './api.ts';
import { call } from './call.ts';

/** All coaches by category, for the landing page and the coaches page. */
export const { useLandingHomepageQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    landingHomepage: build.query<Reply<'landingHomepage'>, void>({ query: () => call(endpoints.landingHomepage)({}) }),
  }),
});
