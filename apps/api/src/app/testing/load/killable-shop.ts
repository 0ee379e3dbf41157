import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import Stripe from 'stripe';
import { freePort } from '@greenroom/database';
import { startPostgres } from '@greenroom/database/testing/start-postgres';
import { endedWithUs, type RunningProduct, startProduct } from './start-processes.ts';

/** The sandbox is a separate app, accessed only over HTTP. */
const sandboxProgram = resolve(import.meta.dirname, '../../../../../payment-sandbox/src/main.ts');
const keys = { secret: 'sk_test_kills', publishable: 'pk_test_kills', webhook: 'whsec_kills' };

export type KillableShop = Awaited<ReturnType<typeof openKillableShop>>;

/**
 * Runs the product and the payment sandbox as separate processes on one PostgreSQL; each can be ended by SIGKILL and
 * restarted at the same address.
 */
export async function openKillableShop() {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = `${postgres.url}/postgres`;
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-payment-kills-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const webhookUrl = `http://127.0.0.1:${port}/api/v1/commerce/stripe/webhooks`;
  const sandboxEnv = {
    ...{ DATABASE_URL: databaseUrl, PORT: String(sandboxPort), SECRET_KEY: keys.secret, LOG_LEVEL: 'error' },
    ...{ PUBLISHABLE_KEY: keys.publishable, WEBHOOK_URL: webhookUrl, WEBHOOK_SECRET: keys.webhook },
  };
  const productEnv = {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port), PLANS: 'on', LOG_LEVEL: 'fatal' },
    ...{ STRIPE_SECRET_KEY: keys.secret, STRIPE_PUBLISHABLE_KEY: keys.publishable },
    ...{ STRIPE_WEBHOOK_SECRET: keys.webhook, PAYMENT_SANDBOX_URL: `http://127.0.0.1:${sandboxPort}` },
  };
  let endSandbox = await startSandbox(sandboxEnv);
  let product: RunningProduct = await startProduct(productEnv);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const stripe = new Stripe(keys.secret, {
    ...{ host: '127.0.0.1', port: sandboxPort, protocol: 'http' as const },
    ...{ telemetry: false, maxNetworkRetries: 5 },
  });
  return {
    port,
    databaseUrl,
    pool,
    stripe,
    async killProduct() {
      await product.kill();
      product = await startProduct(productEnv);
    },
    async killSandbox() {
      await endSandbox('SIGKILL');
      endSandbox = await startSandbox(sandboxEnv);
    },
    async close() {
      await product.kill();
      await endSandbox('SIGKILL');
      await pool.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the sandbox and resolves once it listens. @returns a function that ends it by a signal */
async function startSandbox(env: Record<string, string>): Promise<ReturnType<typeof endedWithUs>> {
  const { PATH, HOME } = process.env;
  const child = fork(sandboxProgram, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = endedWithUs(child);
  const [first] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (typeof first !== 'object' || first === null) throw new Error('The payment sandbox did not start');
  return end;
}
