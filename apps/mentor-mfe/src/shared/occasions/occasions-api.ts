import { api, call } from '@greenroom/api-client';
import { endpoints, type OccasionAnswer, type Occasions, type RequestOf } from '@greenroom/contracts';
import { applyReply } from '../replies/index.ts';

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    occasionsRead: build.query<Occasions, void>({ query: () => call(endpoints.occasionsRead)({}) }),
    /** How to prepare for what a visitor has coming up, in their words. Nothing is stored. */
    visitorOccasion: build.query<OccasionAnswer, string>({
      query: (text) => call(endpoints.occasionPrepare)({ body: { text } }),
    }),
  }),
});

const shows = applyReply<Occasions>((all) => reading.util.updateQueryData('occasionsRead', undefined, () => all));

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
    // Keep an answered occasion visible until the user leaves the page.
    occasionOutcome: build.mutation<Occasions, RequestOf<'occasionOutcome'>>({
      query: call(endpoints.occasionOutcome),
    }),
    occasionDelete: build.mutation<Occasions, RequestOf<'occasionDelete'>>({
      query: call(endpoints.occasionDelete),
      onQueryStarted: shows,
    }),
  }),
});

export const { useOccasionsReadQuery, useVisitorOccasionQuery } = reading;
export const {
  useOccasionAddMutation,
  useOccasionChangeMutation,
  useOccasionOutcomeMutation,
  useOccasionDeleteMutation,
} = changing;
