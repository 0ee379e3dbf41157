import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffEnter: build.mutation<Reply<'staffEnter'>, RequestOf<'staffEnter'>>({ query: call(endpoints.staffEnter) }),
    staffOverview: build.query<Reply<'staffOverview'>, void>({ query: () => call(endpoints.staffOverview)({}) }),
    staffMails: build.query<Reply<'staffMails'>, void>({ query: () => call(endpoints.staffMails)({}) }),
    staffMail: build.query<Reply<'staffMail'>, RequestOf<'staffMail'>>({ query: call(endpoints.staffMail) }),
    staffAudit: build.query<Reply<'staffAudit'>, RequestOf<'staffAudit'>>({ query: call(endpoints.staffAudit) }),
    staffEndSessions: build.mutation<Reply<'staffEndSessions'>, RequestOf<'staffEndSessions'>>({
      query: call(endpoints.staffEndSessions),
    }),
    staffEvents: build.query<Reply<'staffEvents'>, void>({ query: () => call(endpoints.staffEvents)({}) }),
    staffReleases: build.query<Reply<'staffReleases'>, void>({ query: () => call(endpoints.staffReleases)({}) }),
    staffReleaseHistory: build.query<Reply<'staffReleaseHistory'>, RequestOf<'staffReleaseHistory'>>({
      query: call(endpoints.staffReleaseHistory),
    }),
    staffReleaseGuardrails: build.query<Reply<'staffReleaseGuardrails'>, RequestOf<'staffReleaseGuardrails'>>({
      query: call(endpoints.staffReleaseGuardrails),
    }),
    staffReleaseLink: build.mutation<Reply<'staffReleaseLink'>, RequestOf<'staffReleaseLink'>>({
      query: call(endpoints.staffReleaseLink),
    }),
    /** Answers how all stand then, which the page shows at once. */
    staffReleaseCommand: build.mutation<Reply<'staffReleaseCommand'>, RequestOf<'staffReleaseCommand'>>({
      query: call(endpoints.staffReleaseCommand),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => undefined);
        if (done) await dispatch(staffApi.util.upsertQueryData('staffReleases', undefined, done.data));
      },
    }),
  }),
});

export const {
  useStaffEnterMutation,
  useStaffOverviewQuery,
  useStaffMailsQuery,
  useStaffMailQuery,
  useStaffAuditQuery,
  useStaffEndSessionsMutation,
  useStaffReleaseLinkMutation,
  useStaffReleasesQuery,
  useStaffReleaseHistoryQuery,
  useStaffReleaseGuardrailsQuery,
  useStaffReleaseCommandMutation,
  useStaffEventsQuery,
} = staffApi;
