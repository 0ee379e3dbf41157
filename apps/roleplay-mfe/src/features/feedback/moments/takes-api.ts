import { call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf, type SceneMoment } from '@greenroom/contracts';
import { feedbackApi, feedbackOf } from '../feedback-api.ts';

/** Sent with the scene whose feedback is shown, so that its moment is updated at once. */
interface OfFeedback {
  conversationUuid: string;
}

const takesApi = feedbackApi.injectEndpoints({
  endpoints: (build) => ({
    roleplayTake: build.mutation<Reply<'roleplayTake'>, RequestOf<'roleplayTake'> & OfFeedback>({
      query: ({ conversationUuid: _, ...request }) => call(endpoints.roleplayTake)(request),
      async onQueryStarted({ conversationUuid }, { dispatch, queryFulfilled }) {
        const { data: taken } = (await queryFulfilled.catch(() => undefined)) ?? {};
        if (taken) dispatch(changeMoments(conversationUuid, (one) => (one.position === taken.position ? taken : one)));
      },
    }),
    roleplayTakeDelete: build.mutation<Reply<'roleplayTakeDelete'>, RequestOf<'roleplayTakeDelete'> & OfFeedback>({
      query: ({ conversationUuid: _, ...request }) => call(endpoints.roleplayTakeDelete)(request),
      async onQueryStarted({ conversationUuid, params: { takeUuid } }, { dispatch, queryFulfilled }) {
        const { data: gone } = (await queryFulfilled.catch(() => undefined)) ?? {};
        const without = ({ takes, ...moment }: SceneMoment) => ({
          ...moment,
          takes: takes.filter((take) => take.takeUuid !== takeUuid),
        });
        if (gone) dispatch(changeMoments(conversationUuid, without));
      },
    }),
  }),
});

const changeMoments = (conversationUuid: string, change: (moment: SceneMoment) => SceneMoment) =>
  feedbackApi.util.updateQueryData('roleplayFeedback', feedbackOf(conversationUuid), (feedback) => {
    if (feedback.status === 'ready') feedback.notes.moments = feedback.notes.moments.map(change);
  }) as never;

export const { useRoleplayTakeMutation, useRoleplayTakeDeleteMutation } = takesApi;
