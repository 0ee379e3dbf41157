import fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import type { AddressInfo } from 'node:net';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import type { PaymentSandbox, PaymentSandboxOptions } from '../open-payment-sandbox.ts';
import { openSandboxForTest } from './index.ts';

/** A sandbox with a webhook listener and a simulated browser. */
export interface SandboxBench {
  sandbox: PaymentSandbox;
  stripe: Stripe;
  /** Received events in order of arrival; each had a valid signature. */
  heard: Stripe.Event[];
  /** The listener's response status; 200 by default. */
  answerWith: { status: number };
  /** The sandbox's wall clock, in seconds. */
  clock: { seconds: number };
  browser: FastifyInstance;
  post(path: string, body: object): Promise<BenchAnswer>;
  database: OpenDatabase;
  close(): Promise<void>;
}

/** A response as the page sees it. */
export interface BenchAnswer {
  status: number;
  body: { id?: string; challenge?: string };
}

const webhookSecret = 'whsec_test_bench';

interface BenchOptions extends Partial<Omit<PaymentSandboxOptions, 'webhooks'>> {
  /** Selects the event types sent to the listener. */
  wants?: (type: string) => boolean;
}

export async function openSandboxBench({ wants = () => true, ...options }: BenchOptions = {}): Promise<SandboxBench> {
  const database = await openTestDatabase();
  const heard: Stripe.Event[] = [];
  const answerWith = { status: 200 };
  const clock = { seconds: Math.floor(Date.now() / 1000) };
  const listener = fastify();
  listener.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
  listener.post('/hooks', async (request, reply) => {
    const event = stripe.webhooks.constructEvent(
      request.body as string,
      request.headers['stripe-signature']!,
      webhookSecret,
      300,
      undefined,
      clock.seconds * 1000,
    );
    heard.push(event);
    return reply.code(answerWith.status).send();
  });
  await listener.listen({ host: '127.0.0.1', port: 0 });
  const sandbox = await openSandboxForTest(database, {
    log: listener.log,
    now: () => new Date(clock.seconds * 1000),
    webhooks: [
      {
        url: `http://127.0.0.1:${(listener.server.address() as AddressInfo).port}/hooks`,
        secret: webhookSecret,
        wants,
      },
    ],
    ...options,
  });
  const { host, port, secretKey } = sandbox;
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
  const browser = sandbox.server;
  return {
    sandbox,
    stripe,
    heard,
    answerWith,
    clock,
    browser,
    database,
    async post(path, body) {
      const answer = await browser.inject({ method: 'POST', url: `/sandbox/payments${path}`, payload: body });
      return { status: answer.statusCode, body: answer.json() };
    },
    async close() {
      await sandbox.runDue();
      await sandbox.close();
      await listener.close();
      await database.close();
    },
  };
}
