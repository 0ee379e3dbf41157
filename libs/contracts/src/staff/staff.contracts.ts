import { z } from 'zod';
import * as auth from '../identity/auth.schema.ts';
import * as endpoints from '../endpoints.ts';
import type { ContractTable } from '../contract.ts';
import * as staff from './staff.schema.ts';

type StaffEndpoint = Exclude<
  Extract<keyof ContractTable, `staff${string}`>,
  `staffRelease${string}` | `staffMoney${string}` | `staffAnnouncement${string}`
>;

const refused = ['not_authenticated', 'not_found', 'forbidden'] as const;
/** Staff cannot act on their own account, on other staff only as an admin, and cannot retry a job whose work already waits. */
const acted = ['bad_request', 'conflict', ...refused] as const;

/**
 * Contracts of the staff pages. The server answers a visitor with 401, other accounts with 404, staff with other roles
 * with 403.
 */
export const staffContracts = {
  staffEnter: {
    endpoint: endpoints.staffEnter,
    // Works only in a demonstration, which is reachable only from its own machine.
    right: 'everyone',
    summary: 'Log in to a demonstration by the one-time link printed at its start; on the same machine only',
    body: staff.StaffEnter,
    reply: auth.Done,
    errors: ['bad_request', 'not_found', 'unprocessable', 'rate_limited'],
  },
  staffOverview: {
    endpoint: endpoints.staffOverview,
    right: 'staff',
    summary: 'Get the adapters in use and today’s activity',
    reply: staff.StaffOverview,
    errors: refused,
  },
  staffMails: {
    endpoint: endpoints.staffMails,
    right: 'staffSupport',
    summary: 'Get mail statistics; in a demonstration, also the mails',
    reply: staff.StaffMails,
    errors: refused,
  },
  staffMail: {
    endpoint: endpoints.staffMail,
    right: 'staffSupport',
    summary: 'Get one mail as text (demonstration only)',
    params: staff.StaffMailParams,
    reply: staff.StaffMail,
    errors: refused,
  },
  staffMailHtml: {
    endpoint: endpoints.staffMailHtml,
    right: 'staffSupport',
    summary: 'Get one mail as HTML for a sandboxed frame (demonstration only)',
    params: staff.StaffMailParams,
    reply: z.string(),
    replyKind: 'markup',
    errors: refused,
  },
  staffAudit: {
    endpoint: endpoints.staffAudit,
    right: 'staffSupport',
    summary: 'List events of accounts, newest first',
    query: staff.StaffAuditQuery,
    reply: staff.StaffAudit,
    errors: ['bad_request', ...refused],
  },
  staffPeople: {
    endpoint: endpoints.staffPeople,
    right: 'staffPeople',
    summary: 'Find accounts by the beginning of their address, or by id',
    query: staff.StaffPeopleQuery,
    reply: staff.StaffPeople,
    errors: ['bad_request', ...refused],
  },
  staffPerson: {
    endpoint: endpoints.staffPerson,
    right: 'staffPeople',
    summary: 'Get an account’s plan, usage, log-ins and consents; never what was written or said',
    params: staff.StaffAccountParams,
    reply: staff.StaffPerson,
    errors: refused,
  },
  staffEndSessions: {
    endpoint: endpoints.staffEndSessions,
    right: 'staffSupport',
    summary: 'End all log-ins of an account',
    params: staff.StaffAccountParams,
    body: staff.StaffReason,
    reply: auth.EndedSessions,
    errors: acted,
  },
  staffSendMail: {
    endpoint: endpoints.staffSendMail,
    right: 'staffSupport',
    summary: 'Mail an account a link to confirm its address or reset its password',
    params: staff.StaffAccountParams,
    body: staff.StaffSendMail,
    reply: auth.Done,
    errors: acted,
  },
  staffConfirmAddress: {
    endpoint: endpoints.staffConfirmAddress,
    right: 'staffSupport',
    summary: 'Confirm the address of an account',
    params: staff.StaffAccountParams,
    body: staff.StaffReason,
    reply: auth.Done,
    errors: acted,
  },
  staffBlock: {
    endpoint: endpoints.staffBlock,
    right: 'staffSupport',
    summary: 'Block an account: end all its log-ins and refuse new ones',
    params: staff.StaffAccountParams,
    body: staff.StaffReason,
    reply: auth.EndedSessions,
    errors: acted,
  },
  staffUnblock: {
    endpoint: endpoints.staffUnblock,
    right: 'staffSupport',
    summary: 'Unblock an account',
    params: staff.StaffAccountParams,
    body: staff.StaffReason,
    reply: auth.Done,
    errors: acted,
  },
  staffDeleteAccount: {
    endpoint: endpoints.staffDeleteAccount,
    right: 'staffSupport',
    summary: 'Request an account’s deletion, as its owner could',
    params: staff.StaffAccountParams,
    body: staff.StaffDeleteAccount,
    reply: staff.StaffDeletion,
    errors: ['unavailable', ...acted],
  },
  staffGrantPlan: {
    endpoint: endpoints.staffGrantPlan,
    right: 'staffPeople',
    summary: 'Grant a plan until a date; replaces an earlier grant',
    params: staff.StaffAccountParams,
    body: staff.StaffGrantPlan,
    reply: auth.Done,
    errors: acted,
  },
  staffEndPlan: {
    endpoint: endpoints.staffEndPlan,
    right: 'staffPeople',
    summary: 'End a plan granted by staff or by configuration',
    params: staff.StaffAccountParams,
    body: staff.StaffReason,
    reply: auth.Done,
    errors: acted,
  },
  staffRoles: {
    endpoint: endpoints.staffRoles,
    right: 'staffAdmin',
    summary: 'List staff and their roles',
    reply: staff.StaffRoles,
    errors: refused,
  },
  staffGrantRole: {
    endpoint: endpoints.staffGrantRole,
    right: 'staffAdmin',
    summary: 'Grant a role to an account',
    body: staff.StaffRoleGrant,
    reply: auth.Done,
    errors: acted,
  },
  staffRevokeRole: {
    endpoint: endpoints.staffRevokeRole,
    right: 'staffAdmin',
    summary: 'Revoke a role; effective from the next request',
    body: staff.StaffRoleRevoke,
    reply: auth.Done,
    errors: acted,
  },
  staffActions: {
    endpoint: endpoints.staffActions,
    right: 'staffAdmin',
    summary: 'List staff actions, newest first',
    query: staff.StaffActionsQuery,
    reply: staff.StaffActions,
    errors: ['bad_request', ...refused],
  },
  staffActionsFile: {
    endpoint: endpoints.staffActionsFile,
    right: 'staffAdmin',
    summary: 'Export staff actions as CSV, at most the newest 10,000',
    query: staff.StaffActionsFileQuery,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', ...refused],
  },
  staffJobs: {
    endpoint: endpoints.staffJobs,
    right: 'staffReleases',
    summary: 'Get the queues of background jobs, and the jobs that failed or are late; never their payload',
    query: staff.StaffJobsQuery,
    reply: staff.StaffJobs,
    errors: ['bad_request', ...refused],
  },
  staffJobsFile: {
    endpoint: endpoints.staffJobsFile,
    right: 'staffReleases',
    summary: 'Export failed and late background jobs as CSV, at most the newest 10,000',
    query: staff.StaffJobsFileQuery,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', ...refused],
  },
  staffRetryJob: {
    endpoint: endpoints.staffRetryJob,
    right: 'staffReleases',
    summary: 'Run a failed background job again; does nothing if it is no longer failed',
    params: staff.StaffJobParams,
    body: staff.StaffReason,
    reply: auth.Done,
    errors: acted,
  },
  staffEvents: {
    endpoint: endpoints.staffEvents,
    right: 'staff',
    summary: 'Get event statistics: hourly counts, the funnel from landing to success, web vitals, experiments',
    reply: staff.StaffEvents,
    errors: refused,
  },
} as const satisfies Pick<ContractTable, StaffEndpoint>;
