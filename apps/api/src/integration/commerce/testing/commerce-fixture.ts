import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { FastifyBaseLogger } from 'fastify';
import { cookies, endpoints, type FreeTrialConfig } from '@greenroom/contracts';
import { type Faults, openSandboxForTest, type PaymentSandbox } from '@greenroom/payment-sandbox-server/testing';
import { stripePayments } from '@greenroom/adapters/payments/stripe';
import type { Services } from '../../../app/compose/services.ts';
import { paymentSandboxRoutes } from '../../../app/compose/payment-sandbox-routes.ts';
import {
  browser,
  type IdentityFixture,
  mailedToken,
  openIdentityFixture,
  type RunningIdentity,
  someAddress,
} from '../../../app/testing/identity-app.ts';
import { everyoneIn } from '../../../app/testing/test-app.ts';
import { applePlansModule, ownedApplePlans } from '@greenroom/apple-plans';
import type { Database, OpenDatabase } from '@greenroom/database';
import type { AppStore } from '@greenroom/ports/app-store';
import type { Payments } from '@greenroom/ports/payments';
import { commerceModule, ownedCommerce } from '@greenroom/commerce';
import { type Payer, payerOf } from './payer.ts';

export interface CommerceFixtureOptions {
  /** Faults on the way to and from the sandbox. */
  faults?: Faults;
  /** Wrap the port and the database that the module uses. */
  around?(payments: Payments): Payments;
  aroundDatabase?(db: Database): Database;
  /** Where plans of the app come from; by default there is no app. */
  store?: AppStore;
  /** Whether the sandbox is the product's own, as in a demonstration, or named by a setting; own by default. */
  ownSandbox?: boolean;
  /** Whether staff may log in, as in a demonstration. */
  staffLink?: boolean;
  /** Waits while simultaneous events are collected; by default not at all. */
  gather?(): Promise<void>;
}

const silent = { info() {}, warn() {}, error() {}, debug() {}, trace() {}, fatal() {} };
const log = { ...silent, level: 'silent', child: () => log } as unknown as FastifyBaseLogger;
const webhookSecret = 'whsec_test';

const freeTrial = { promoId: 'first-call', promoLengthInDays: 7, isActive: true } as FreeTrialConfig;

const seller = {
  secure: false,
  seller: { name: 'Green Room Ltd', address: ['1 Stage Lane', 'London'], taxId: 'GB123' },
  elsewhere: { apple: 'https://apple.example/plans', parent: null },
};

/** Opens the product with plans on, the payment sandbox, and people who pay over HTTP as a browser does. */
export async function openCommerceFixture({
  faults = {},
  around = (payments) => payments,
  aroundDatabase = (db) => db,
  store,
  ownSandbox = true,
  staffLink = false,
  gather = async () => {},
}: CommerceFixtureOptions = {}) {
  const fixture = await openIdentityFixture();
  let site = '';
  /** The clock of everything that does not use a customer's test clock. */
  const clock = { ms: Date.now() };
  const now = () => new Date(clock.ms);
  const sandbox = await openSandboxForTest(fixture.database, {
    log,
    now,
    webhooks: [{ url: () => site + endpoints.commerceWebhooks.path, secret: webhookSecret }],
    faults,
  });
  const { publishableKey } = sandbox;
  const { stripe, payments } = clientsOf(sandbox);
  const logged: [message: string, facts: object][] = [];
  let commerce: ReturnType<typeof commerceModule> | undefined;
  let applePlans: ReturnType<typeof applePlansModule> | undefined;
  let another: ((others: Payments) => ReturnType<typeof commerceModule>) | undefined;
  const running = await fixture.start({
    settings: { plans: 'on', staffLink },
    identity: { staffLink },
    services({ identity, database }) {
      const db = aroundDatabase(database.db);
      const ofTests = { ...silent, error: (facts: object, message: string) => void logged.push([message, facts]) };
      applePlans = applePlansModule({ db, store, identity, log: ofTests, now });
      const settings = {
        db,
        ownSandbox,
        identity,
        ...seller,
        log: ofTests,
        externalPlanOf: applePlans.planOf,
        now,
        random: () => 0.5,
        gather,
      };
      commerce = commerceModule({ ...settings, payments: around(payments) });
      another = (others) => commerceModule({ ...settings, payments: others });
      return {
        commerce,
        applePlans,
        owned: [ownedCommerce, ownedApplePlans],
        // Every visitor gets the variant with the free trial.
        events: everyoneIn('variant_1'),
        freeTrial,
        paymentSandbox: mounted(sandbox, ownSandbox),
      };
    },
  });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  site = `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}`;

  await commerce!.prepare();
  const runDue = () => runAllDue(sandbox, commerce!);

  return {
    ...fixture,
    running,
    sandbox: { ...sandbox, runDue },
    stripe,
    /** The port itself, without wrappers. */
    payments,
    clock,
    /** Errors that the module logged. */
    logged,
    commerce: commerce!,
    applePlans: applePlans!,
    /** Starts another instance of the module on the same database, with its own port. */
    anotherInstance: (others: Payments) => another!(others),
    /** Returns a signed event about a customer, as the provider sends it. */
    signedEvent: (event: ToldEvent) => signedEvent(stripe, Math.floor(clock.ms / 1000), event),
    /** Returns a person with an account, whose browser has the free trial's cookie. */
    async somebody(): Promise<Payer> {
      const { me, email } = await signUpConfirmed(fixture, running);
      me.jar.set(cookies.freeTrial.name, `${freeTrial.promoId}.${Date.now()}`);
      return payerOf({ me, email, fixture: this, publishableKey });
    },
    /** Returns the subjects of all mails to an address so far. */
    async mailsTo(email: string): Promise<string[]> {
      await running.identity.sendMails();
      return fixture.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
    },
    ...rowsOf(fixture.database),
    async close() {
      await sandbox.runDue();
      await running.app.close();
      await sandbox.close();
      await fixture.close();
    },
  };
}

export type CommerceFixture = Awaited<ReturnType<typeof openCommerceFixture>>;

interface ToldEvent {
  id: string;
  type: string;
  customer: string;
}

function signedEvent(stripe: Stripe, timestamp: number, { id, type, customer }: ToldEvent) {
  const object = { object: 'subscription', id: 'sub_told', customer };
  const payload = JSON.stringify({ id, object: 'event', type, created: 1, data: { object } });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return { method: 'POST' as const, url: endpoints.commerceWebhooks.path, headers, payload };
}

/** Runs due work and projects the resulting events, twice, because projecting may cause new events. */
async function runAllDue(
  sandbox: Pick<PaymentSandbox, 'runDue'>,
  commerce: Pick<ReturnType<typeof commerceModule>, 'projectPending'>,
): Promise<void> {
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await sandbox.runDue();
    await commerce.projectPending();
  }
  await sandbox.runDue();
}

const rowsOf = ({ pool }: Pick<OpenDatabase, 'pool'>) => ({
  /** Makes all cards unused again. */
  async forgetCards() {
    await pool.query(`delete from had_once where who like 'card:%'`);
  },
  /** Excludes everyone so far from sweeps, so that later tests need not wait for them. */
  async leave() {
    await pool.query('update payers set look_at = null');
  },
});

async function signUpConfirmed({ database, mailer }: IdentityFixture, running: RunningIdentity) {
  const email = someAddress();
  const me = browser(running);
  await database.pool.query('delete from rate_limits');
  await me.signUp(email);
  await running.identity.sendMails();
  await me.ask('POST', '/auth/confirm-address', { token: mailedToken(mailer, email) });
  return { me, email };
}

/** Serves the sandbox's pages and frames to everyone. */
function mounted({ host, port, secretKey: key, close }: PaymentSandbox, isOwn: boolean): Services['paymentSandbox'] {
  const address = `http://${host}:${port}`;
  return {
    routes: (app, told) =>
      paymentSandboxRoutes(app, { origin: address, publicOrigin: undefined, guard: () => true, told }),
    ...{ address, key, isOwn, close },
  };
}

/** Returns Stripe's own client, and the port that the product uses. */
function clientsOf({
  host,
  port,
  secretKey,
  publishableKey,
}: Pick<PaymentSandbox, 'host' | 'port' | 'secretKey' | 'publishableKey'>) {
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 5 });
  const payments = stripePayments({
    ...{ secretKey, publishableKey, webhookSecret, tax: true, retries: 0 },
    sandbox: { host, port },
  });
  return { stripe, payments };
}
