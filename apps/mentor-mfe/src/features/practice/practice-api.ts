import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { applyReply } from '../../shared/replies/index.ts';

type Plan = Reply<'practiceRead'>;

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    practiceRead: build.query<Plan, void>({ query: () => call(endpoints.practiceRead)({}) }),
  }),
});

const shows = applyReply<Plan>((plan) => reading.util.updateQueryData('practiceRead', undefined, () => plan));

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    practiceSave: build.mutation<Plan, RequestOf<'practiceSave'>>({
      query: call(endpoints.practiceSave),
      onQueryStarted: shows,
    }),
    practiceStep: build.mutation<Plan, RequestOf<'practiceStep'>>({
      query: call(endpoints.practiceStep),
      onQueryStarted: shows,
    }),
    practiceDeviceKeep: build.mutation<Plan, RequestOf<'practiceDeviceKeep'>>({
      query: call(endpoints.practiceDeviceKeep),
      onQueryStarted: shows,
    }),
    practiceDeviceForget: build.mutation<Plan, RequestOf<'practiceDeviceForget'>>({
      query: call(endpoints.practiceDeviceForget),
      onQueryStarted: shows,
    }),
    practiceStop: build.mutation<Plan, void>({
      query: () => call(endpoints.practiceStop)({}),
      onQueryStarted: shows,
    }),
  }),
});

export const { usePracticeReadQuery } = reading;
export const {
  usePracticeSaveMutation,
  usePracticeStepMutation,
  usePracticeStopMutation,
  usePracticeDeviceKeepMutation,
  usePracticeDeviceForgetMutation,
} = changing;
