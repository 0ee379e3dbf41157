import { call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { meetingsApi } from '../../shared/meetings/index.ts';

export const liveApi = meetingsApi.injectEndpoints({
  endpoints: (build) => ({
    meetingsListen: build.mutation<Reply<'meetingsListen'>, RequestOf<'meetingsListen'>>({
      query: call(endpoints.meetingsListen),
    }),
    meetingsEnterRoom: build.mutation<Reply<'meetingsEnterRoom'>, RequestOf<'meetingsEnterRoom'>>({
      query: call(endpoints.meetingsEnterRoom),
    }),
  }),
});
