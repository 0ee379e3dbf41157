import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { staffServer } from '../serve-staff.ts';
import { readPaymentsOf, refundPayment, type Refunding } from './refund.ts';
import { readDisputes, type ReadingDisputes, writeDisputesFile } from './read-disputes.ts';
import { readFailedPayments } from './failed-payments.ts';
import { readFigures } from './read-figures.ts';
import { readSubscriptions, writeSubscriptionsFile } from './read-subscriptions.ts';

export interface MoneyRoutesDependencies extends Refunding {
  commerce: Refunding['commerce'] & ReadingDisputes['commerce'];
  now(): Date;
}

/** Serves the routes about subscriptions and payments. */
export function moneyRoutes(app: FastifyInstance, dependencies: MoneyRoutesDependencies): void {
  const { db, now } = dependencies;
  const serveStaff = staffServer(app);
  serveStaff(contracts.staffMoney, ({ query }) => readFigures(db, query, now()));
  serveStaff(contracts.staffMoneySubscriptions, ({ query }) => readSubscriptions(db, query, now()));
  serveStaff(contracts.staffMoneySubscriptionsFile, async ({ query }) => ({
    name: 'greenroom-subscriptions.csv',
    type: 'text/csv',
    text: await writeSubscriptionsFile(db, query, now()),
  }));
  serveStaff(contracts.staffMoneyFailed, ({ query }) => readFailedPayments(db, query, now()));
  serveStaff(contracts.staffMoneyDisputes, ({ query }) => readDisputes(dependencies, query));
  serveStaff(contracts.staffMoneyDisputesFile, async ({ query }) => ({
    name: 'greenroom-disputes.csv',
    type: 'text/csv',
    text: await writeDisputesFile(dependencies, query),
  }));
  serveStaff(contracts.staffMoneyPayments, ({ params }) => readPaymentsOf(db, params.accountUuid));
  serveStaff(contracts.staffMoneyRefund, async ({ params, body, person }) => ({
    status: await refundPayment(dependencies, person, { ...params, ...body }),
  }));
}
