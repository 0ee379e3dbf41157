import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    settingsRead: build.query<Reply<'settingsRead'>, void>({ query: () => call(endpoints.settingsRead)({}) }),
    settingsSave: build.mutation<Reply<'settingsSave'>, RequestOf<'settingsSave'>>({
      query: call(endpoints.settingsSave),
      // A switch moves when it is touched, and back where the server did not take it.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const shown = dispatch(settingsApi.util.updateQueryData('settingsRead', undefined, () => body));
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useSettingsReadQuery, useSettingsSaveMutation } = settingsApi;
