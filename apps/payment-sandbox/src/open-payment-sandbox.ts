import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Database } from '@greenroom/database';
import { keepTidy } from './books/keep-tidy.ts';
import type { Ground } from './books/with-books.ts';
import { browserRoutes } from './browser/browser-routes.ts';
import type { Faults } from './faults/faults.ts';
import { routes } from './objects/routes.ts';
import { invoiceRoute, pageRoutes } from './page/page-routes.ts';
import { runDue } from './run-due.ts';
import type { Endpoint } from './webhooks/deliver-webhooks.ts';
import { apiServer } from './wire/listen.ts';

export interface PaymentSandboxOptions {
  db: Database;
  log: FastifyBaseLogger;
  /** By default the wall's clock. Customers with a test clock live by that one. */
  now?: () => Date;
  /** What the official library calls it with; by default one that everybody knows. */
  secretKey?: string;
  publishableKey?: string;
  /** Where it listens; by default on a free port of this machine's own address. */
  host?: string;
  port?: number;
  /** Where events go, besides the endpoints that calls make. */
  webhooks?: readonly Endpoint[];
  /** Before paths of its pages in what it answers; `own` is where it listens. By default they are paths alone. */
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
  /** What listens; tests inject requests. */
  server: FastifyInstance;
  /** Resolves when everything that is due has been done, deliveries of webhooks with it. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** No secrets: no money moves here. */
export const defaultKeys = { secret: 'sk_test_greenroom_sandbox', publishable: 'pk_test_greenroom_sandbox' };

/** Opens the sandbox: Stripe's API, what browsers call (`/sandbox/payments/…`) and its own pages, on one port. */
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
    secretKey = defaultKeys.secret,
    publishableKey = defaultKeys.publishable,
    host = '127.0.0.1',
    port = 0,
  } = options;
  const fixed = new Map(webhooks.map((endpoint, index) => [`fixed-${index}`, endpoint]));
  const ground: Ground = { db, now, site, afterLastTry, fixedEndpoints: fixed };

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
  browserRoutes(server, { ground, publishableKey, onChange });
  invoiceRoute(server, ground);
  const fixedEndpoints = new Map(
    [...fixed].map(([name, { url }]) => [name, typeof url === 'string' ? url : 'the product that started it']),
  );
  pageRoutes(server, { ground, fixedEndpoints, runDue: run });
  await server.listen({ host, port });
  const listening = (server.server.address() as AddressInfo).port;
  if (site === 'own') ground.site = `http://${host}:${listening}`;
  const timer = everyMs > 0 ? setInterval(onChange, everyMs).unref() : undefined;
  return {
    host,
    port: listening,
    secretKey,
    publishableKey,
    server,
    runDue: run,
    async close() {
      clearInterval(timer);
      await server.close();
      await running?.catch(() => {});
    },
  };
}
