import { api, call } from '@greenroom/api-client';
import { endpoints, type RequestOf, type SavedLines } from '@greenroom/contracts';
import { applyReply } from '../../../shared/replies/index.ts';

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    savedLinesRead: build.query<SavedLines, void>({ query: () => call(endpoints.savedLinesRead)({}) }),
  }),
});

const shows = applyReply<SavedLines>((all) => reading.util.updateQueryData('savedLinesRead', undefined, () => all));

const changing = reading.injectEndpoints({
  endpoints: (build) => ({
    savedLineAdd: build.mutation<SavedLines, RequestOf<'savedLineAdd'>>({
      query: call(endpoints.savedLineAdd),
      onQueryStarted: shows,
    }),
    savedLineDelete: build.mutation<SavedLines, RequestOf<'savedLineDelete'>>({
      query: call(endpoints.savedLineDelete),
      onQueryStarted: shows,
    }),
  }),
});

export const { useSavedLinesReadQuery } = reading;
export const { useSavedLineAddMutation, useSavedLineDeleteMutation } = changing;
