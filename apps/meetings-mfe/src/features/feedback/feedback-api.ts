import { call } from '@greenroom/api-client';
import { endpoints, type PostPreview, type Reply, type RequestOf } from '@greenroom/contracts';
import { meetingsApi } from '../../shared/meetings/index.ts';

/** Requests feedback asynchronously, so that unfinished notes are not an error. */
export const feedbackOf = (conversationUuid: string): RequestOf<'coachFeedback'> => ({
  params: { conversationUuid },
  query: { async: 'true' },
});

const withPosts = meetingsApi.enhanceEndpoints({ addTagTypes: ['posts', 'coach-feedback'] });

const feedbackApi = withPosts.injectEndpoints({
  endpoints: (build) => ({
    coachFeedback: build.query<Reply<'coachFeedback'>, RequestOf<'coachFeedback'>>({
      query: call(endpoints.coachFeedback),
      providesTags: ['coach-feedback'],
    }),
    coachFeedbackRetry: build.mutation<Reply<'coachFeedbackRetry'>, RequestOf<'coachFeedbackRetry'>>({
      query: call(endpoints.coachFeedbackRetry),
      invalidatesTags: ['coach-feedback'],
    }),
    coachFeedbackTake: build.mutation<Reply<'coachFeedbackTake'>, RequestOf<'coachFeedbackTake'>>({
      query: call(endpoints.coachFeedbackTake),
    }),
    meetingsDelete: build.mutation<Reply<'meetingsDelete'>, RequestOf<'meetingsDelete'>>({
      query: call(endpoints.meetingsDelete),
      invalidatesTags: (gone) => (gone ? ['meetings'] : []),
    }),
    coachFeedbackPost: build.query<PostPreview, RequestOf<'coachFeedbackPost'>>({
      query: call(endpoints.coachFeedbackPost),
      providesTags: ['posts'],
    }),
    coachFeedbackPostSend: build.mutation<PostPreview, RequestOf<'coachFeedbackPostSend'>>({
      query: call(endpoints.coachFeedbackPostSend),
      invalidatesTags: ['posts'],
    }),
    coachFeedbackPostSettle: build.mutation<PostPreview, RequestOf<'coachFeedbackPostSettle'>>({
      query: call(endpoints.coachFeedbackPostSettle),
      invalidatesTags: ['posts'],
    }),
    chatToolSave: build.mutation<Reply<'chatToolSave'>, RequestOf<'chatToolSave'>>({
      query: call(endpoints.chatToolSave),
      invalidatesTags: (saved) => (saved ? ['posts'] : []),
    }),
  }),
});

export const {
  useCoachFeedbackQuery,
  useCoachFeedbackRetryMutation,
  useCoachFeedbackTakeMutation,
  useMeetingsDeleteMutation,
  useCoachFeedbackPostQuery,
  useCoachFeedbackPostSendMutation,
  useCoachFeedbackPostSettleMutation,
  useChatToolSaveMutation,
} = feedbackApi;
