import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '@greenroom/database';

export interface PacedModel {
  baseUrl: string;
  child: ChildProcess;
}

export async function startPacedModel(pace: {
  firstMs: number;
  wordsPerSecond: number;
  words: number;
}): Promise<PacedModel> {
  const args = [pace.firstMs, pace.wordsPerSecond, pace.words].map(String);
  const child = fork(resolve(import.meta.dirname, 'paced-model.ts'), args);
  const [port] = (await once(child, 'message')) as [number];
  return { baseUrl: `http://127.0.0.1:${port}/v1`, child };
}

export interface RunningProduct {
  port: number;
  child: ChildProcess;
  /** Ends the process like a lost machine. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** All load comes from one address, and each answer reserves several times its cost. */
const unlimited = { LLM_DAILY_SHARE_PER_ADDRESS: '1', LLM_DAILY_TOKENS_TOTAL: '1000000000' };

/**
 * Starts the product as a separate process, as `npm start` does, and waits until it answers; limits per person are
 * lifted.
 */
export async function startProduct(env: Record<string, string>): Promise<RunningProduct> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const port = await freePort();
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../main.ts')], {
    env: {
      ...inherited,
      PORT: String(port),
      LOG_LEVEL: 'error',
      PLANS: 'off',
      ...unlimited,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const end = endedWithUs(child);
  const open = new Promise<boolean>((done) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += String(part);
      if (said.includes('is open at')) done(true);
      const troubles = String(part)
        .split('\n')
        .filter((line) => line.includes('"level":50'));
      if (troubles.length > 0) console.error(troubles.join('\n'));
    });
  });
  if ((await Promise.race([open, exited])) !== true) throw new Error('The product did not start');
  return { port, child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/**
 * Kills a child process when this process ends, even if this process fails.
 * @returns a function that sends the child a signal and resolves once it has exited
 */
export function endedWithUs(child: ChildProcess): (signal: NodeJS.Signals) => Promise<void> {
  const exited = once(child, 'exit');
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await exited;
  };
}

/** Returns the processor seconds of a process and its children, in user and system mode. Linux only. */
export function cpuSeconds(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ').map(Number);
  // In hundredths: user, system, and both for children that have ended.
  const own = [11, 12, 13, 14].reduce((sum, field) => sum + (fields[field] ?? 0), 0) / 100;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + cpuSeconds(child), own);
}

/** Returns the seconds for which a process's main thread was runnable but had to wait. Linux only. */
export function waitedSeconds(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9;
}

/** Returns the memory of a process, in kB. Linux only. */
export function residentKb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
