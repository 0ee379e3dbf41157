import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply } from '@greenroom/contracts';

/** Names of endpoints begin with the remote’s name: all remotes of a page share one API client. */
export const { useRosterCoachesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    rosterCoaches: build.query<Reply<'landingHomepage'>, void>({ query: () => call(endpoints.landingHomepage)({}) }),
  }),
});
