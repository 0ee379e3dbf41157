import { api, call } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffEnter: build.mutation<Reply<'staffEnter'>, RequestOf<'staffEnter'>>({ query: call('staffEnter') }),
    staffOverview: build.query<Reply<'staffOverview'>, void>({ query: () => call('staffOverview')({}) }),
    staffMails: build.query<Reply<'staffMails'>, void>({ query: () => call('staffMails')({}) }),
    staffMail: build.query<Reply<'staffMail'>, RequestOf<'staffMail'>>({ query: call('staffMail') }),
    staffAudit: build.query<Reply<'staffAudit'>, RequestOf<'staffAudit'>>({ query: call('staffAudit') }),
    staffReleases: build.query<Reply<'staffReleases'>, void>({ query: () => call('staffReleases')({}) }),
  }),
});

export const {
  useStaffEnterMutation,
  useStaffOverviewQuery,
  useStaffMailsQuery,
  useStaffMailQuery,
  useStaffAuditQuery,
  useStaffReleasesQuery,
} = staffApi;
