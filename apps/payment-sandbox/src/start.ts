import { inspect } from 'node:util';
import fastify from 'fastify';
import { type DatabaseChoice, openDatabase, startPglite } from '@greenroom/database';
import { sandboxMigrations } from './migrations.ts';
import { openPaymentSandbox } from './open-payment-sandbox.ts';
import { readSettings, type SandboxSettings } from './settings.ts';

/** Runs the payment sandbox with the settings of the environment, until a signal or until its parent process ends. */
export async function start(): Promise<void> {
  try {
    await run(readSettings(process.env));
  } catch (error) {
    fail(error);
  }
}

async function run({ databaseUrl, pglite, dataDir, logLevel, ...settings }: SandboxSettings): Promise<void> {
  const { log } = fastify({ logger: { level: logLevel, base: null } });
  const database = await openDatabase(chooseDatabase({ databaseUrl, pglite, dataDir }), log, sandboxMigrations);
  const sandbox = await openPaymentSandbox({
    ...{ db: database.db, log, ...settings },
    // Started directly, it serves its pages at its own address.
    ...(process.send === undefined && { site: 'own' }),
  });
  const { host, port, secretKey } = sandbox;
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void sandbox
      .close()
      .then(database.close)
      .then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // The parent process that opened the channel has ended: stop as well, so that no sandbox is left behind.
  process.once('disconnect', stop);
  if (process.send === undefined)
    console.log(
      `  Payment sandbox at http://${host}:${port}, key ${secretKey}\n  Its pages: http://${host}:${port}/sandbox/payments`,
    );
  else if (process.connected) process.send({ listening: port });
  else stop();
}

function chooseDatabase({
  databaseUrl,
  pglite,
  dataDir,
}: Pick<SandboxSettings, 'databaseUrl' | 'pglite' | 'dataDir'>): DatabaseChoice {
  if (databaseUrl) return { url: databaseUrl };
  return pglite ? { guestOf: pglite } : { pglite: startPglite({ folder: dataDir, onLost: fail }) };
}

function fail(error: unknown): never {
  const { name, message } = error as { name?: string; message?: string };
  const expected = ['SettingsError', 'DatabaseUnavailableError'].includes(name ?? '');
  console.error(expected ? message : inspect(error));
  process.exit(1);
}
