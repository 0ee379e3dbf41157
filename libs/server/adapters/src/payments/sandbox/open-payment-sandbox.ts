import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Database } from '@greenroom/database';
import { keepTidy } from './books/keep-tidy.ts';
import type { Ground } from './books/with-books.ts';
import { browserRoutes } from './browser/browser-routes.ts';
import type { Faults } from './faults/faults.ts';
import { routes } from './objects/routes.ts';
import { invoiceRoute, pageRoutes, type PageRoutes } from './page/page-routes.ts';
import { runDue } from './run-due.ts';
import type { Endpoint } from './webhooks/deliver-webhooks.ts';
import { apiServer } from './wire/listen.ts';
import { randomLetters } from './wire/new-id.ts';

export interface PaymentSandboxOptions {
  db: Database;
  log: FastifyBaseLogger;
  /** By default the wall's clock. Customers with a test clock live by that one. */
  now?: () => Date;
  /** Where events go, besides the endpoints that calls make. */
  webhooks?: readonly Endpoint[];
  /** Where the product's site is, for addresses of invoices. By default they are paths alone. */
  site?: string;
  /** What becomes of a subscription whose renewal failed for good. By default it is over. */
  afterLastTry?: 'canceled' | 'unpaid';
  faults?: Faults;
  /** How often it looks for what is due by the clock, in milliseconds; 0 for never, as tests want it. By default 5,000. */
  everyMs?: number;
}

export interface PaymentSandbox {
  host: string;
  port: number;
  secretKey: string;
  publishableKey: string;
  /** Adds what browsers call: `/sandbox/payments/…`. */
  browserRoutes(app: FastifyInstance): void;
  /**
   * Adds the sandbox's own pages at `/sandbox/payments`: customers, invoices, events, and the hands of test clocks.
   * @param guard whether the one who asks may see them; to others they are not there
   * @param told resolves when the product has done what it was told: a page that moves a clock waits for it
   */
  pageRoutes(app: FastifyInstance, guard: PageRoutes['guard'], told?: () => Promise<void>): void;
  /** Resolves when everything that is due has been done, deliveries of webhooks with it. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** Not secret, so every instance has the same. */
const publishableKey = 'pk_test_greenroom_sandbox';
const host = '127.0.0.1';

/** Opens the sandbox on a free port of this machine's own address. */
export async function openPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const {
    db,
    log,
    now = () => new Date(),
    webhooks = [],
    site = '',
    afterLastTry = 'canceled',
    faults = {},
    everyMs = 5_000,
  } = options;
  const fixed = new Map(webhooks.map((endpoint, index) => [`fixed-${index}`, endpoint]));
  const ground: Ground = { db, now, site, afterLastTry, fixedEndpoints: fixed };
  const secretKey = `sk_test_${randomLetters(32)}`;

  let running: Promise<void> | undefined;
  let again = false;
  /** The hour since 1970. */
  let tidiedIn: number | undefined;
  /** One run at a time; what is asked for meanwhile is looked at after it. */
  const run = (): Promise<void> => {
    again = true;
    running ??= (async () => {
      try {
        while (again) {
          again = false;
          await runDue({ ground, fixed, faults, log });
          const hour = Math.floor(now().getTime() / 3_600_000);
          if (hour !== tidiedIn) await keepTidy(ground);
          tidiedIn = hour;
        }
      } finally {
        running = undefined;
      }
    })();
    return running;
  };
  const onChange = () => {
    run().catch((error: unknown) => log.error({ err: error }, 'the payment sandbox could not do what is due'));
  };

  const server = apiServer({ ground, routes, secretKey, faults, log, onChange });
  await server.listen({ host, port: 0 });
  const timer = everyMs > 0 ? setInterval(onChange, everyMs).unref() : undefined;
  return {
    host,
    port: (server.server.address() as AddressInfo).port,
    secretKey,
    publishableKey,
    browserRoutes(app) {
      browserRoutes(app, { ground, publishableKey, onChange });
      invoiceRoute(app, ground);
    },
    pageRoutes: (app, guard, told) => pageRoutes(app, { ground, guard, runDue: () => run().then(told) }),
    runDue: run,
    async close() {
      clearInterval(timer);
      await server.close();
      await running?.catch(() => {});
    },
  };
}
