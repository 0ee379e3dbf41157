import { z } from 'zod';
import { Done } from '../identity/auth.schema.ts';
import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as practice from './practice.schema.ts';

type PracticeEndpoint = Extract<keyof ContractTable, `practice${string}`>;

/** Contracts of the plan one practises by: a week of steps, and reminders of it. */
export const practiceContracts = {
  practiceRead: {
    endpoint: endpoints.practiceRead,
    right: 'account',
    summary:
      'One’s practice plan with the steps of this week, each with its reason; a new week is chosen when one is due',
    reply: practice.Practice,
    errors: ['not_authenticated'],
  },
  practiceSave: {
    endpoint: endpoints.practiceSave,
    right: 'account',
    summary: 'Begins a plan, or changes when one practises and how one is reminded; the steps of the week stay',
    body: practice.PracticeChoice,
    reply: practice.Practice,
    errors: ['bad_request', 'not_authenticated'],
  },
  practiceStep: {
    endpoint: endpoints.practiceStep,
    right: 'account',
    summary: 'Says that a step is done, skipped, or open after all',
    params: practice.PracticeStepParams,
    body: practice.PracticeStepAnswer,
    reply: practice.Practice,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  practiceStop: {
    endpoint: endpoints.practiceStop,
    right: 'account',
    summary: 'Ends the plan: nothing of it is kept, and nobody is reminded',
    reply: practice.Practice,
    errors: ['not_authenticated'],
  },
  practiceDeviceKeep: {
    endpoint: endpoints.practiceDeviceKeep,
    right: 'account',
    summary: 'Has this browser shown reminders, for as long as one is logged in on it',
    body: practice.PracticeDevice,
    reply: practice.Practice,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  practiceDeviceForget: {
    endpoint: endpoints.practiceDeviceForget,
    right: 'account',
    summary: 'Has this browser shown no more reminders',
    body: practice.PracticeDeviceForget,
    reply: practice.Practice,
    errors: ['bad_request', 'not_authenticated'],
  },
  practiceUnsubscribe: {
    endpoint: endpoints.practiceUnsubscribe,
    // These three bring what only a reminder's links carry.
    right: 'everyone',
    summary: 'By a reminder’s link, without signing in: no more reminders by mail',
    body: practice.ReminderToken,
    reply: Done,
    errors: ['bad_request', 'unprocessable', 'rate_limited'],
  },
  practiceUnsubscribeByMail: {
    endpoint: endpoints.practiceUnsubscribeByMail,
    right: 'everyone',
    summary: 'The same, as mail programs ask it with one click (RFC 8058)',
    params: practice.ReminderTokenParams,
    reply: Done,
    errors: ['unprocessable'],
  },
  practiceUnsubscribePage: {
    endpoint: endpoints.practiceUnsubscribePage,
    right: 'everyone',
    summary: 'Leads a mail program that cannot do so to the page that asks',
    params: practice.ReminderTokenParams,
    reply: z.string(),
    replyKind: 'redirect',
    errors: [],
  },
} as const satisfies Pick<ContractTable, PracticeEndpoint>;
