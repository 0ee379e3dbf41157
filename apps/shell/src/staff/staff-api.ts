import { api, call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffEnter: build.mutation<Reply<'staffEnter'>, RequestOf<'staffEnter'>>({ query: call(endpoints.staffEnter) }),
    staffOverview: build.query<Reply<'staffOverview'>, void>({ query: () => call(endpoints.staffOverview)({}) }),
    staffMails: build.query<Reply<'staffMails'>, void>({ query: () => call(endpoints.staffMails)({}) }),
    staffMail: build.query<Reply<'staffMail'>, RequestOf<'staffMail'>>({ query: call(endpoints.staffMail) }),
    staffAudit: build.query<Reply<'staffAudit'>, RequestOf<'staffAudit'>>({ query: call(endpoints.staffAudit) }),
    staffReleases: build.query<Reply<'staffReleases'>, void>({ query: () => call(endpoints.staffReleases)({}) }),
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
