import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const { useItemNarrationQuery, useCoachNarrationQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    itemNarration: build.query<Reply<'itemNarration'>, RequestOf<'itemNarration'>>({
      query: call(endpoints.itemNarration),
    }),
    coachNarration: build.query<Reply<'coachNarration'>, RequestOf<'coachNarration'>>({
      query: call(endpoints.coachNarration),
    }),
  }),
});
