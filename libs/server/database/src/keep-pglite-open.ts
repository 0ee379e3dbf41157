import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { reportError } from '@greenroom/reporting';
import type { PgliteFailure, PgliteThread } from './pglite-thread.ts';

/** A clock in milliseconds; tests pass one that they control. */
export interface ReopenClock {
  now(): number;
  /** Rejects as soon as the signal aborts. */
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
  /** How many consecutive failures, not counting those of the disk, end the attempts. */
  failuresAllowed: number;
  clock: ReopenClock;
  log(): ReopenLog | undefined;
  /** Aborting closes PGlite and ends the loop. */
  signal: AbortSignal;
}

/** Milliseconds. The first attempt is immediate, later pauses double; after `steady` of uptime the count restarts. */
const pauses = { first: 250, longest: 15_000, steady: 60_000 };

/**
 * Reopens PGlite whenever it ends. Retries without limit while the disk is full or failing, since an operator can fix
 * that while the server runs; retries other failures `failuresAllowed` times.
 * @returns the last failure, or undefined once the signal has aborted and PGlite is closed
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

/** Counts since PGlite last stayed open for `pauses.steady`. */
interface Streak {
  attempts: number;
  /** Consecutive failures that the disk did not cause. */
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
