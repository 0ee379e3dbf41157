import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publishSite } from '../release/index.ts';
import { apiCommand } from '../start/api-command.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { freePort } from './free-port.ts';
import { type SiteDatabase, siteDatabase } from './site-database.ts';

export interface SiteOptions {
  /** The data folder; by default a temporary one that is deleted on stop. */
  dataDir?: string;
  /** By default a free port. */
  port?: number;
  /**
   * The embedded database that `npm start` uses, or a copy of the prepared PostgreSQL database. By default that copy if
   * there is one (see prepare-data.ts).
   */
  database?: SiteDatabase;
  /** Further settings, as environment variables. */
  env?: Record<string, string>;
}

/** The built product, running on one port. */
export interface RunningSite {
  readonly url: string;
  /** Milliseconds from the start of the process to a successful response of `/readyz`. */
  readonly readyAfterMs: number;
  /** The one-time staff link that the start printed, if it printed one. */
  readonly staffLink: string | undefined;
  /** Stops the product gracefully and waits until it has ended. */
  stop(): Promise<void>;
  /** Kills the product, as a power cut would. Its data stays. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port, after {@link kill} or {@link stop}. */
  startAgain(): Promise<RunningSite>;
}

/** Timeout of a start that hangs; a start takes seconds on an idle machine. */
const readyWithinMs = 900_000;

/** Sites require no plan unless a test sets PLANS. */
const usual = { NODE_ENV: 'production', LOG_LEVEL: 'error', PLANS: 'off' };

/**
 * Publishes the builds to the site's own data, starts the product and waits until it is ready. Does not build. If
 * PREPARED_DATA is set (see prepare-data.ts), a site without data begins with a copy of that.
 * @throws with the process's output, if it ends before it is ready or takes longer than a quarter of an hour
 */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'greenroom-site-'));
  const dist = resolve(workspaceRoot, options.env?.SITE_DIR ?? process.env.SITE_DIR ?? 'dist');
  const { url: databaseUrl, drop } = await siteDatabase(options.database);
  if (process.env.PREPARED_DATA && isEmpty(dataDir)) cpSync(process.env.PREPARED_DATA, dataDir, { recursive: true });
  else if (!options.env?.RELEASE_STORE) await publishSite({ dist, dataDir });
  const removeData = async () => {
    if (options.dataDir !== undefined) return;
    rmSync(dataDir, { recursive: true, force: true });
    await drop();
  };
  return start({ port, dataDir, databaseUrl, env: options.env }, removeData);
}

interface Start {
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  env: Record<string, string> | undefined;
}

/** @param removeData called once the site has stopped for good */
async function start(options: Start, removeData: () => Promise<void>): Promise<RunningSite> {
  const { port, dataDir, databaseUrl, env } = options;
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, apiCommand, {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      ...usual,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'exit');

  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The site ended before it was ready:\n${said}`);
    if (performance.now() - began > readyWithinMs) {
      child.kill('SIGKILL');
      throw new Error(`The site was not ready after ${readyWithinMs / 1_000} s:\n${said}`);
    }
    await pause(20);
  }
  const readyAfterMs = performance.now() - began;

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    url,
    readyAfterMs,
    // The link is printed right after the site is ready.
    get staffLink() {
      return /\S+#token=\S+/.exec(said)?.[0];
    },
    async stop() {
      await end('SIGTERM');
      await removeData();
    },
    kill: () => end('SIGKILL'),
    async startAgain() {
      await end('SIGTERM');
      return start(options, removeData);
    },
  };
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
