import { z } from 'zod';
import * as auth from '../identity/auth.schema.ts';
import * as endpoints from '../endpoints.ts';
import type { ContractTable } from '../contract.ts';
import * as staff from './staff.schema.ts';

type StaffEndpoint = Exclude<Extract<keyof ContractTable, `staff${string}`>, `staffRelease${string}`>;

/** Contracts of the staff pages. A visitor is answered 401, whoever else is no staff 404. */
export const staffContracts = {
  staffEnter: {
    endpoint: endpoints.staffEnter,
    // Open in a demonstration alone, which only its own machine reaches.
    right: 'everyone',
    summary: 'In a demonstration: signs in by the one-time link that its start printed, on the same machine',
    body: staff.StaffEnter,
    reply: auth.Done,
    errors: ['bad_request', 'not_found', 'unprocessable', 'rate_limited'],
  },
  staffOverview: {
    endpoint: endpoints.staffOverview,
    right: 'staff',
    summary: 'What the product stands on, and what went on today',
    reply: staff.StaffOverview,
    errors: ['not_authenticated', 'not_found'],
  },
  staffMails: {
    endpoint: endpoints.staffMails,
    right: 'staff',
    summary: 'How mail is going; in a demonstration the mails as well',
    reply: staff.StaffMails,
    errors: ['not_authenticated', 'not_found'],
  },
  staffMail: {
    endpoint: endpoints.staffMail,
    right: 'staff',
    summary: 'In a demonstration: one mail as text',
    params: staff.StaffMailParams,
    reply: staff.StaffMail,
    errors: ['not_authenticated', 'not_found'],
  },
  staffMailHtml: {
    endpoint: endpoints.staffMailHtml,
    right: 'staff',
    summary: 'In a demonstration: one mail as HTML, to be shown in a sandboxed frame',
    params: staff.StaffMailParams,
    reply: z.string(),
    replyKind: 'markup',
    errors: ['not_authenticated', 'not_found'],
  },
  staffAudit: {
    endpoint: endpoints.staffAudit,
    right: 'staff',
    summary: 'What happened to accounts, newest first',
    query: staff.StaffAuditQuery,
    reply: staff.StaffAudit,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  staffEndSessions: {
    endpoint: endpoints.staffEndSessions,
    right: 'staff',
    summary: 'Ends every log-in of an account',
    params: staff.StaffAccountParams,
    reply: auth.EndedSessions,
    errors: ['not_authenticated', 'not_found'],
  },
  staffEvents: {
    endpoint: endpoints.staffEvents,
    right: 'staff',
    summary: 'What was counted: by the hour, from landing to success, web vitals, experiments',
    reply: staff.StaffEvents,
    errors: ['not_authenticated', 'not_found'],
  },
} as const satisfies Pick<ContractTable, StaffEndpoint>;
