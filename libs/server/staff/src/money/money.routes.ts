import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import type { Database } from '@greenroom/database';
import { staffServer } from '../serve-staff.ts';
import { readFigures } from './read-figures.ts';
import { readSubscriptions, writeSubscriptionsFile } from './read-subscriptions.ts';

export interface MoneyRoutesDependencies {
  db: Database;
  now(): Date;
}

/** Serves the routes about subscriptions and payments. */
export function moneyRoutes(app: FastifyInstance, { db, now }: MoneyRoutesDependencies): void {
  const serveStaff = staffServer(app);
  serveStaff(contracts.staffMoney, ({ query }) => readFigures(db, query, now()));
  serveStaff(contracts.staffMoneySubscriptions, ({ query }) => readSubscriptions(db, query, now()));
  serveStaff(contracts.staffMoneySubscriptionsFile, async ({ query }) => ({
    name: 'greenroom-subscriptions.csv',
    type: 'text/csv',
    text: await writeSubscriptionsFile(db, query, now()),
  }));
}
