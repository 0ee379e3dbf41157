import { call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { roleplayApi } from '../../shared/roleplay/index.ts';

/** Requests feedback so that feedback in progress is not an error. */
export const feedbackOf = (conversationUuid: string): RequestOf<'roleplayFeedback'> => ({
  params: { conversationUuid },
  query: { async: 'true' },
});

export const feedbackApi = roleplayApi.injectEndpoints({
  endpoints: (build) => ({
    roleplayFeedback: build.query<Reply<'roleplayFeedback'>, RequestOf<'roleplayFeedback'>>({
      query: call(endpoints.roleplayFeedback),
    }),
    roleplayFeedbackRetry: build.mutation<Reply<'roleplayFeedbackRetry'>, RequestOf<'roleplayFeedbackRetry'>>({
      query: call(endpoints.roleplayFeedbackRetry),
      async onQueryStarted({ params: { conversationUuid } }, { dispatch, queryFulfilled }) {
        const { data: value } = (await queryFulfilled.catch(() => undefined)) ?? {};
        const arg = feedbackOf(conversationUuid);
        if (value)
          dispatch(feedbackApi.util.upsertQueryEntries([{ endpointName: 'roleplayFeedback', arg, value }]) as never);
      },
    }),
    roleplayDelete: build.mutation<Reply<'roleplayDelete'>, RequestOf<'roleplayDelete'>>({
      query: call(endpoints.roleplayDelete),
      invalidatesTags: (gone) => (gone ? ['scenes'] : []),
    }),
  }),
});

export const { useRoleplayFeedbackQuery, useRoleplayFeedbackRetryMutation, useRoleplayDeleteMutation } = feedbackApi;
