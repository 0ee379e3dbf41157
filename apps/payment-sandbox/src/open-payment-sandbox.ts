import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Database } from '@greenroom/database';
import { deleteExpired } from './store/delete-expired.ts';
import type { SandboxContext } from './store/with-store.ts';
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
  /** The wall clock by default. Customers with a test clock use that one. */
  now?: () => Date;
  /** The API key of the official library; by default a well-known one. */
  secretKey?: string;
  publishableKey?: string;
  /** The address to listen on; by default a free port of the loopback address. */
  host?: string;
  port?: number;
  /** Webhook endpoints in addition to those created through the API. */
  webhooks?: readonly Endpoint[];
  /**
   * The prefix of the URLs in responses that lead to its pages; `own` stands for the listening address. By default they
   * are paths only.
   */
  site?: string;
  /** The status of a subscription after the last failed attempt to renew it; `canceled` by default. */
  afterLastTry?: 'canceled' | 'unpaid';
  faults?: Faults;
  /** How often due changes are processed, in milliseconds; 0 for never, as in tests. By default 5,000. */
  everyMs?: number;
}

export interface PaymentSandbox {
  host: string;
  port: number;
  secretKey: string;
  publishableKey: string;
  /** The HTTP server, for tests that inject requests. */
  server: FastifyInstance;
  /** Resolves when all due changes and webhook deliveries have been processed. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}

/** Public test keys: the sandbox moves no money. */
export const defaultKeys = { secret: 'sk_test_greenroom_sandbox', publishable: 'pk_test_greenroom_sandbox' };

/** Opens the sandbox: Stripe's API, the browser's routes (`/sandbox/payments/…`) and its own pages, on one port. */
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
  const context: SandboxContext = { db, now, site, afterLastTry, fixedEndpoints: fixed };

  let running: Promise<void> | undefined;
  let again = false;
  /** The hour of the last cleanup, counted from 1970. */
  let cleanedUpIn: number | undefined;
  /** Only one run at a time; a call during a run makes it run once more. */
  const run = (): Promise<void> => {
    again = true;
    running ??= (async () => {
      try {
        while (again) {
          again = false;
          await runDue({ context, fixed, faults, log });
          const hour = Math.floor(now().getTime() / 3_600_000);
          if (hour !== cleanedUpIn) await deleteExpired(context);
          cleanedUpIn = hour;
        }
      } finally {
        running = undefined;
      }
    })();
    return running;
  };
  const onChange = () => {
    run().catch((error: unknown) => log.error({ err: error }, 'Payment sandbox: due changes failed; will retry'));
  };

  const server = apiServer({ context, routes, secretKey, publishableKey, faults, log, onChange });
  browserRoutes(server, { context, publishableKey, onChange });
  invoiceRoute(server, context);
  const fixedEndpoints = new Map(
    [...fixed].map(([name, { url }]) => [name, typeof url === 'string' ? url : 'the product that started it']),
  );
  pageRoutes(server, { context, fixedEndpoints, runDue: run });
  await server.listen({ host, port });
  const listening = (server.server.address() as AddressInfo).port;
  if (site === 'own') context.site = `http://${host}:${listening}`;
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
