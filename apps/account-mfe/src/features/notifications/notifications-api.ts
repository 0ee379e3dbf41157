import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

/** Number of saves in progress: the reply to one does not include the others. */
let underWay = 0;

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    settingsRead: build.query<Reply<'settingsRead'>, void>({ query: () => call(endpoints.settingsRead)({}) }),
    settingsSave: build.mutation<Reply<'settingsSave'>, RequestOf<'settingsSave'>>({
      query: call(endpoints.settingsSave),
      // A switch changes at once, and back if the server rejects it; the others are not affected.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          settingsApi.util.updateQueryData('settingsRead', undefined, ({ notifications }) => {
            Object.assign(notifications, body.notifications);
          }),
        );
        underWay += 1;
        const saved = await queryFulfilled.catch(() => undefined);
        underWay -= 1;
        if (!saved) shown.undo();
        else if (underWay === 0)
          dispatch(settingsApi.util.updateQueryData('settingsRead', undefined, () => saved.data));
      },
    }),
  }),
});

export const { useSettingsReadQuery, useSettingsSaveMutation } = settingsApi;
