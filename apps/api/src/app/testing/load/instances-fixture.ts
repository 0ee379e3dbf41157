import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '@greenroom/database/testing/start-postgres';
import { type RunningProduct, startPacedModel, startProduct } from './start-processes.ts';
import { testBalancer } from './test-balancer.ts';

export type InstancesFixture = Awaited<ReturnType<typeof openInstances>>;

export const pace = { firstMs: 200, wordsPerSecond: 30, words: 45 };
/** How far the second instance's clock is ahead, if skewed. */
export const skewMs = 600_000;

/** Opens two instances on one PostgreSQL behind a balancer, with a model of known text. */
export async function openInstances() {
  const postgres = await startPostgres({ durable: true });
  const url = `${postgres.url}/postgres`;
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-drill-'));
  const model = await startPacedModel(pace);
  const nobody = 'http://127.0.0.1:9/v1';
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'paced',
    // Speech engines of an unreachable vendor: calls are typed, so that speech does not use up the machine.
    ...{ STT_BASE_URL: nobody, STT_MODEL: 'none', TTS_BASE_URL: nobody, TTS_MODEL: 'none' },
    LLM_DAILY_TOKENS_TOTAL: '1000000000',
    LLM_DAILY_TOKENS_PER_PERSON: '1000000000',
  };
  const instances: RunningProduct[] = [await startProduct(env), await startProduct(env)];
  const balancer = await testBalancer(() => instances.map(({ port }) => port));
  const database = await connected(url);
  return {
    url,
    balancer,
    port: balancer.port,
    /** Connects anew for each query, so that it survives a database crash. */
    async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
      const client = await connected(url);
      try {
        return (await client.query<Row>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    /** Ends an instance like a lost machine. */
    kill: (instance: number) => instances[instance]!.kill(),
    async startAgain(instance: number, more: Record<string, string> = {}) {
      instances[instance] = await startProduct({ ...env, ...more });
    },
    /** Kills one PostgreSQL process; PostgreSQL then ends all, replays its log and restarts. */
    async crashDatabase() {
      const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
      database.on('error', () => {});
      process.kill(rows[0]!.pid, 'SIGKILL');
    },
    skewedEnv: { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'skewed-clock.ts')}`, SKEW_MS: String(skewMs) },
    async close() {
      balancer.close();
      await Promise.all(instances.map((instance) => instance.kill()));
      await database.end().catch(() => {});
      model.child.kill();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function connected(url: string): Promise<pg.Client> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}
