import { call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { roleplayApi } from '../../shared/roleplay/index.ts';

const progressApi = roleplayApi.injectEndpoints({
  endpoints: (build) => ({
    roleplayProgress: build.query<Reply<'roleplayProgress'>, RequestOf<'roleplayProgress'>>({
      query: call(endpoints.roleplayProgress),
      providesTags: ['scenes'],
    }),
  }),
});

export const { useRoleplayProgressQuery } = progressApi;
