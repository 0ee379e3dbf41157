import { api, call } from '@greenroom/api-client';
import { endpoints, type Occasions, type RequestOf } from '@greenroom/contracts';

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    occasionsRead: build.query<Occasions, void>({ query: () => call(endpoints.occasionsRead)({}) }),
  }),
});

/** Each change answers with the whole list, which then is what is shown; what failed is told where it was asked. */
const shows = async (
  _: unknown,
  { dispatch, queryFulfilled }: { dispatch(action: never): unknown; queryFulfilled: Promise<{ data: Occasions }> },
): Promise<void> => {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(reading.util.updateQueryData('occasionsRead', undefined, () => answer.data) as never);
};

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    occasionAdd: build.mutation<Occasions, RequestOf<'occasionAdd'>>({
      query: call(endpoints.occasionAdd),
      onQueryStarted: shows,
    }),
    occasionChange: build.mutation<Occasions, RequestOf<'occasionChange'>>({
      query: call(endpoints.occasionChange),
      onQueryStarted: shows,
    }),
    // The one that was told about stays in sight until the page is left.
    occasionOutcome: build.mutation<Occasions, RequestOf<'occasionOutcome'>>({
      query: call(endpoints.occasionOutcome),
    }),
    occasionDelete: build.mutation<Occasions, RequestOf<'occasionDelete'>>({
      query: call(endpoints.occasionDelete),
      onQueryStarted: shows,
    }),
  }),
});

export const { useOccasionsReadQuery } = reading;
export const {
  useOccasionAddMutation,
  useOccasionChangeMutation,
  useOccasionOutcomeMutation,
  useOccasionDeleteMutation,
} = changing;
