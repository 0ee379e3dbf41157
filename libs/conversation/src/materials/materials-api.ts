import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

export const materialsApi = api.enhanceEndpoints({ addTagTypes: ['chatMaterials'] }).injectEndpoints({
  endpoints: (build) => ({
    chatMaterials: build.query<Reply<'chatMaterials'>, RequestOf<'chatMaterials'>>({
      query: call(endpoints.chatMaterials),
      providesTags: ['chatMaterials'],
    }),
    chatMaterialBring: build.mutation<Reply<'chatMaterialBring'>, RequestOf<'chatMaterialBring'>>({
      query: call(endpoints.chatMaterialBring),
      invalidatesTags: (brought) => (brought ? ['chatMaterials'] : []),
    }),
    chatMaterialDelete: build.mutation<Reply<'chatMaterialDelete'>, RequestOf<'chatMaterialDelete'>>({
      query: call(endpoints.chatMaterialDelete),
      invalidatesTags: ['chatMaterials'],
    }),
  }),
});

export const { useChatMaterialsQuery, useChatMaterialDeleteMutation } = materialsApi;
