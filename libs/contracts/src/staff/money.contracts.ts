import { z } from 'zod';
import * as endpoints from '../endpoints.ts';
import type { ContractTable } from '../contract.ts';
import * as money from './money.schema.ts';
import { StaffAccountParams } from './staff.schema.ts';

type MoneyEndpoint = Extract<keyof ContractTable, `staffMoney${string}`>;

/** 401 for a visitor, 404 for other accounts, 403 for staff with other roles. */
const refused = ['not_authenticated', 'not_found', 'forbidden'] as const;

/** Contracts of the staff page about subscriptions and payments. */
export const moneyContracts = {
  staffMoney: {
    endpoint: endpoints.staffMoney,
    right: 'staffMoney',
    summary: 'Get the figures of a month: new and cancelled subscriptions, recurring revenue, trial conversion',
    query: money.StaffMoneyQuery,
    reply: money.StaffMoney,
    errors: ['bad_request', ...refused],
  },
  staffMoneySubscriptions: {
    endpoint: endpoints.staffMoneySubscriptions,
    right: 'staffMoney',
    summary: 'List subscriptions by state and address, newest first',
    query: money.StaffMoneySubscriptionsQuery,
    reply: money.StaffMoneySubscriptions,
    errors: ['bad_request', ...refused],
  },
  staffMoneySubscriptionsFile: {
    endpoint: endpoints.staffMoneySubscriptionsFile,
    right: 'staffMoney',
    summary: 'Export subscriptions as CSV, at most the newest 10,000',
    query: money.StaffMoneySubscriptionsFileQuery,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', ...refused],
  },
  staffMoneyFailed: {
    endpoint: endpoints.staffMoneyFailed,
    right: 'staffMoney',
    summary: 'List failed payments that are retried, newest first',
    query: money.StaffMoneyFailedQuery,
    reply: money.StaffMoneyFailed,
    errors: ['bad_request', ...refused],
  },
  staffMoneyDisputes: {
    endpoint: endpoints.staffMoneyDisputes,
    right: 'staffMoney',
    summary: 'List disputed payments by state and address, newest first',
    query: money.StaffMoneyDisputesQuery,
    reply: money.StaffMoneyDisputes,
    errors: ['bad_request', ...refused],
  },
  staffMoneyDisputesFile: {
    endpoint: endpoints.staffMoneyDisputesFile,
    right: 'staffMoney',
    summary: 'Export disputed payments as CSV, at most the newest 10,000',
    query: money.StaffMoneyDisputesFileQuery,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', ...refused],
  },
  staffMoneyPayments: {
    endpoint: endpoints.staffMoneyPayments,
    right: 'staffMoney',
    summary: 'List an account’s payments and what can still be refunded of each, newest first',
    params: StaffAccountParams,
    reply: money.StaffMoneyPayments,
    errors: refused,
  },
  staffMoneyRefund: {
    endpoint: endpoints.staffMoneyRefund,
    right: 'staffMoney',
    summary: 'Refund a payment in full or in part; the plan goes on. A repeated key refunds once',
    params: StaffAccountParams,
    body: money.StaffMoneyRefund,
    reply: money.StaffMoneyRefunded,
    // `unprocessable`: more than is left. `conflict`: the provider refuses it, the payment is already being refunded,
    // the key belongs to another refund, or the account is the caller's own.
    errors: ['bad_request', 'conflict', 'unprocessable', 'unavailable', ...refused],
  },
} as const satisfies Pick<ContractTable, MoneyEndpoint>;
