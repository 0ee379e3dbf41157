import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffEnter: build.mutation<Reply<'staffEnter'>, RequestOf<'staffEnter'>>({ query: call(endpoints.staffEnter) }),
    staffOverview: build.query<Reply<'staffOverview'>, void>({ query: () => call(endpoints.staffOverview)({}) }),
    staffMails: build.query<Reply<'staffMails'>, void>({ query: () => call(endpoints.staffMails)({}) }),
    staffMail: build.query<Reply<'staffMail'>, RequestOf<'staffMail'>>({ query: call(endpoints.staffMail) }),
    staffAudit: build.query<Reply<'staffAudit'>, RequestOf<'staffAudit'>>({ query: call(endpoints.staffAudit) }),
    staffPeople: build.query<Reply<'staffPeople'>, RequestOf<'staffPeople'>>({ query: call(endpoints.staffPeople) }),
    staffPerson: build.query<Reply<'staffPerson'>, RequestOf<'staffPerson'>>({ query: call(endpoints.staffPerson) }),
    staffRoles: build.query<Reply<'staffRoles'>, void>({ query: () => call(endpoints.staffRoles)({}) }),
    staffActions: build.query<Reply<'staffActions'>, RequestOf<'staffActions'>>({
      query: call(endpoints.staffActions),
    }),
    staffGrantRole: build.mutation<Reply<'staffGrantRole'>, RequestOf<'staffGrantRole'>>({
      query: call(endpoints.staffGrantRole),
    }),
    staffRevokeRole: build.mutation<Reply<'staffRevokeRole'>, RequestOf<'staffRevokeRole'>>({
      query: call(endpoints.staffRevokeRole),
    }),
    staffEndSessions: build.mutation<Reply<'staffEndSessions'>, RequestOf<'staffEndSessions'>>({
      query: call(endpoints.staffEndSessions),
    }),
    staffSendMail: build.mutation<Reply<'staffSendMail'>, RequestOf<'staffSendMail'>>({
      query: call(endpoints.staffSendMail),
    }),
    staffConfirmAddress: build.mutation<Reply<'staffConfirmAddress'>, RequestOf<'staffConfirmAddress'>>({
      query: call(endpoints.staffConfirmAddress),
    }),
    staffBlock: build.mutation<Reply<'staffBlock'>, RequestOf<'staffBlock'>>({
      query: call(endpoints.staffBlock),
    }),
    staffUnblock: build.mutation<Reply<'staffUnblock'>, RequestOf<'staffUnblock'>>({
      query: call(endpoints.staffUnblock),
    }),
    staffGrantPlan: build.mutation<Reply<'staffGrantPlan'>, RequestOf<'staffGrantPlan'>>({
      query: call(endpoints.staffGrantPlan),
    }),
    staffEndPlan: build.mutation<Reply<'staffEndPlan'>, RequestOf<'staffEndPlan'>>({
      query: call(endpoints.staffEndPlan),
    }),
    staffDeleteAccount: build.mutation<Reply<'staffDeleteAccount'>, RequestOf<'staffDeleteAccount'>>({
      query: call(endpoints.staffDeleteAccount),
    }),
    staffJobs: build.query<Reply<'staffJobs'>, RequestOf<'staffJobs'>>({ query: call(endpoints.staffJobs) }),
    staffRetryJob: build.mutation<Reply<'staffRetryJob'>, RequestOf<'staffRetryJob'>>({
      query: call(endpoints.staffRetryJob),
    }),
    staffMoney: build.query<Reply<'staffMoney'>, RequestOf<'staffMoney'>>({ query: call(endpoints.staffMoney) }),
    staffMoneySubscriptions: build.query<Reply<'staffMoneySubscriptions'>, RequestOf<'staffMoneySubscriptions'>>({
      query: call(endpoints.staffMoneySubscriptions),
    }),
    staffMoneyFailed: build.query<Reply<'staffMoneyFailed'>, RequestOf<'staffMoneyFailed'>>({
      query: call(endpoints.staffMoneyFailed),
    }),
    staffMoneyDisputes: build.query<Reply<'staffMoneyDisputes'>, RequestOf<'staffMoneyDisputes'>>({
      query: call(endpoints.staffMoneyDisputes),
    }),
    staffMoneyPayments: build.query<Reply<'staffMoneyPayments'>, RequestOf<'staffMoneyPayments'>>({
      query: call(endpoints.staffMoneyPayments),
    }),
    staffMoneyRefund: build.mutation<Reply<'staffMoneyRefund'>, RequestOf<'staffMoneyRefund'>>({
      query: call(endpoints.staffMoneyRefund),
    }),
    staffAnnouncements: build.query<Reply<'staffAnnouncements'>, RequestOf<'staffAnnouncements'>>({
      query: call(endpoints.staffAnnouncements),
    }),
    staffAnnouncementWrite: build.mutation<Reply<'staffAnnouncementWrite'>, RequestOf<'staffAnnouncementWrite'>>({
      query: call(endpoints.staffAnnouncementWrite),
    }),
    staffAnnouncementChange: build.mutation<Reply<'staffAnnouncementChange'>, RequestOf<'staffAnnouncementChange'>>({
      query: call(endpoints.staffAnnouncementChange),
    }),
    staffAnnouncementEnd: build.mutation<Reply<'staffAnnouncementEnd'>, RequestOf<'staffAnnouncementEnd'>>({
      query: call(endpoints.staffAnnouncementEnd),
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
    /** Replies with the new state of all apps, which the page shows at once. */
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
  useStaffPeopleQuery,
  useStaffPersonQuery,
  useStaffRolesQuery,
  useStaffActionsQuery,
  useStaffGrantRoleMutation,
  useStaffRevokeRoleMutation,
  useStaffEndSessionsMutation,
  useStaffSendMailMutation,
  useStaffConfirmAddressMutation,
  useStaffBlockMutation,
  useStaffUnblockMutation,
  useStaffGrantPlanMutation,
  useStaffEndPlanMutation,
  useStaffDeleteAccountMutation,
  useStaffJobsQuery,
  useStaffRetryJobMutation,
  useStaffReleaseLinkMutation,
  useStaffReleasesQuery,
  useStaffReleaseHistoryQuery,
  useStaffReleaseGuardrailsQuery,
  useStaffReleaseCommandMutation,
  useStaffMoneyQuery,
  useStaffMoneySubscriptionsQuery,
  useStaffMoneyFailedQuery,
  useStaffMoneyDisputesQuery,
  useStaffMoneyPaymentsQuery,
  useStaffMoneyRefundMutation,
  useStaffAnnouncementsQuery,
  useStaffAnnouncementWriteMutation,
  useStaffAnnouncementChangeMutation,
  useStaffAnnouncementEndMutation,
  useStaffEventsQuery,
} = staffApi;
