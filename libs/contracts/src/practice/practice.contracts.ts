import { z } from 'zod';
import { Done } from '../identity/auth.schema.ts';
import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as practice from './practice.schema.ts';

type PracticeEndpoint = Extract<keyof ContractTable, `practice${string}`>;

/** Contracts of the practice plan: a week of steps, and reminders of it. */
export const practiceContracts = {
  practiceRead: {
    endpoint: endpoints.practiceRead,
    right: 'account',
    summary:
      'Get the account’s practice plan with this week’s steps, each with its reason; a new week is chosen when due',
    reply: practice.Practice,
    errors: ['not_authenticated'],
  },
  practiceSave: {
    endpoint: endpoints.practiceSave,
    right: 'account',
    summary: 'Start a practice plan, or change its days and reminders; this week’s steps stay',
    body: practice.PracticeChoice,
    reply: practice.Practice,
    errors: ['bad_request', 'not_authenticated'],
  },
  practiceStep: {
    endpoint: endpoints.practiceStep,
    right: 'account',
    summary: 'Mark a step as done, skipped or open',
    params: practice.PracticeStepParams,
    body: practice.PracticeStepAnswer,
    reply: practice.Practice,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  practiceStop: {
    endpoint: endpoints.practiceStop,
    right: 'account',
    summary: 'End the practice plan: deletes it and its reminders',
    reply: practice.Practice,
    errors: ['not_authenticated'],
  },
  practiceDeviceKeep: {
    endpoint: endpoints.practiceDeviceKeep,
    right: 'account',
    summary: 'Enable reminders in this browser while the account is logged in there',
    body: practice.PracticeDevice,
    reply: practice.Practice,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  practiceDeviceForget: {
    endpoint: endpoints.practiceDeviceForget,
    right: 'account',
    summary: 'Disable reminders in this browser',
    body: practice.PracticeDeviceForget,
    reply: practice.Practice,
    errors: ['bad_request', 'not_authenticated'],
  },
  practiceUnsubscribe: {
    endpoint: endpoints.practiceUnsubscribe,
    // These three are authenticated by the token in a reminder's links.
    right: 'everyone',
    summary: 'Unsubscribe from reminder mails by the mailed link, without logging in',
    body: practice.ReminderToken,
    reply: Done,
    errors: ['bad_request', 'unprocessable', 'rate_limited'],
  },
  practiceUnsubscribeByMail: {
    endpoint: endpoints.practiceUnsubscribeByMail,
    right: 'everyone',
    summary: 'Unsubscribe from reminder mails by a mail client’s one click (RFC 8058)',
    params: practice.ReminderTokenParams,
    reply: Done,
    errors: ['unprocessable'],
  },
  practiceUnsubscribePage: {
    endpoint: endpoints.practiceUnsubscribePage,
    right: 'everyone',
    summary: 'Redirect a mail client without one-click support to the unsubscribe page',
    params: practice.ReminderTokenParams,
    reply: z.string(),
    replyKind: 'redirect',
    errors: [],
  },
} as const satisfies Pick<ContractTable, PracticeEndpoint>;
