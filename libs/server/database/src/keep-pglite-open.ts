import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { reportError } from '@greenroom/reporting';
import type { PgliteFailure, PgliteThread } from './pglite-thread.ts';

/** Time in ms; tests hold another one. */
export interface ReopenClock {
  now(): number;
  /** Ends early where the signal aborts, by rejecting. */
  wait(ms: number, signal: AbortSignal): Promise<unknown>;
}

export const systemClock: ReopenClock = {
  now: () => performance.now(),
  wait: (ms, signal) => wait(ms, undefined, { signal }),
};

export type ReopenLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface KeepPgliteOpen {
  /** @throws PgliteFailure */
  reopen(): Promise<PgliteThread>;
  /** After how many failures in a row with another cause than the disk it gives up. */
  failuresAllowed: number;
  clock: ReopenClock;
  log(): ReopenLog | undefined;
  /** Closes what is open, and ends this. */
  signal: AbortSignal;
}

/** Before the first attempt there is no pause; the following ones double. What was open for `steady` starts afresh. In ms. */
const pauses = { first: 250, longest: 15_000, steady: 60_000 };

/**
 * Opens PGlite again whenever it ends. A full or failing disk is waited for as long as it takes, since it can be mended
 * while the server runs; anything else is tried a few times.
 * @returns why it gave up; nothing once the signal has aborted and all is closed
 */
export async function keepPgliteOpen(first: PgliteThread, options: KeepPgliteOpen): Promise<PgliteFailure | undefined> {
  const { clock, signal } = options;
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  let streak: Streak = { attempts: 0, failures: 0 };
  let thread = first;
  for (;;) {
    const openedAt = clock.now();
    const failure = await Promise.race([aborted, thread.ended]);
    if (!failure) {
      await thread.close();
      return undefined;
    }
    if (clock.now() - openedAt >= pauses.steady) streak = { attempts: 0, failures: 0 };
    reportError(failure, 'database');
    const reason = failure.message;
    options.log()?.error({ reason }, 'PGlite stopped; opening it again, requests get status 503 until it is open');
    const outcome = await openAgain(failure, streak, options);
    if (!outcome || outcome instanceof Error) return outcome;
    thread = outcome;
  }
}

/** What happened since PGlite was last steadily open. */
interface Streak {
  attempts: number;
  /** In a row, not caused by the disk. */
  failures: number;
}

async function openAgain(
  last: PgliteFailure,
  streak: Streak,
  { reopen, failuresAllowed, clock, log, signal }: KeepPgliteOpen,
): Promise<PgliteThread | PgliteFailure | undefined> {
  for (let failure = last; ;) {
    streak.failures = failure.trouble === 'storage' ? 0 : streak.failures + 1;
    if (streak.failures > failuresAllowed) return failure;
    await clock.wait(pauseBefore(streak.attempts), signal).catch(() => {});
    if (signal.aborted) return undefined;
    streak.attempts += 1;
    try {
      const thread = await reopen();
      log()?.info({ attempts: streak.attempts }, 'PGlite is open again');
      return thread;
    } catch (error) {
      failure = error as PgliteFailure;
      const { attempts } = streak;
      log()?.warn(
        { reason: failure.message, attempts, nextInMs: pauseBefore(attempts) },
        failure.trouble === 'storage'
          ? 'PGlite cannot be opened: free space on the disk of the data folder; trying again'
          : 'PGlite cannot be opened; trying again',
      );
    }
  }
}

function pauseBefore(attempt: number): number {
  return attempt === 0 ? 0 : Math.min(pauses.first * 2 ** (attempt - 1), pauses.longest);
}
