import { call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { feedbackApi, feedbackOf } from '../feedback-api.ts';

/** Removes all recordings from the feedback. */
function silenced(feedback: Reply<'roleplayFeedback'>): void {
  if (feedback.status !== 'ready') return;
  feedback.notes.voiceUntil = null;
  for (const line of feedback.notes.script) line.voice = null;
}

export const { useRoleplayVoiceDeleteMutation } = feedbackApi.injectEndpoints({
  endpoints: (build) => ({
    roleplayVoiceDelete: build.mutation<
      Reply<'roleplayVoiceDelete'>,
      RequestOf<'roleplayVoiceDelete'> & { conversationUuid: string }
    >({
      query: call(endpoints.roleplayVoiceDelete),
      async onQueryStarted({ conversationUuid }, { dispatch, queryFulfilled }) {
        const { data } = (await queryFulfilled.catch(() => undefined)) ?? {};
        const arg = feedbackOf(conversationUuid);
        if (data) dispatch(feedbackApi.util.updateQueryData('roleplayFeedback', arg, silenced) as never);
      },
    }),
  }),
});
