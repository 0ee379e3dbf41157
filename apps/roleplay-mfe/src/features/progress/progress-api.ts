import { call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { roleplayApi } from '../../shared/roleplay/index.ts';

const progressApi = roleplayApi.injectEndpoints({
  endpoints: (build) => ({
    roleplayProgress: build.query<Reply<'roleplayProgress'>, RequestOf<'roleplayProgress'>>({
      query: call(endpoints.roleplayProgress),
      providesTags: ['scenes'],
    }),
    speechProgress: build.query<Reply<'speechProgress'>, RequestOf<'speechProgress'>>({
      query: call(endpoints.speechProgress),
      providesTags: ['scenes'],
    }),
  }),
});

export const { useRoleplayProgressQuery, useSpeechProgressQuery } = progressApi;
