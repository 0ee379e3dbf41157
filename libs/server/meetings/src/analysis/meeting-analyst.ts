import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AnalysisRequest, MeetingAnalysis, SaidInMeeting, VerifiedQuote } from '../domain/analyse-meeting.ts';
import type { AnalysisJob, AnalysisReply } from './analysis-messages.ts';

/** Analyses meetings outside the server's main thread, one at a time. */
export interface MeetingAnalyst {
  /** @throws AnalysisLostError */
  analyse(request: AnalysisRequest): Promise<MeetingAnalysis>;
  /**
   * Where quotes stand in the account's own words; nothing for one that does not.
   * @throws AnalysisLostError
   */
  verify(said: SaidInMeeting, quotes: readonly string[]): Promise<(VerifiedQuote | null)[]>;
  /** Ends the process. */
  close(): void;
}

/** The process ended, failed or took too long. */
export class AnalysisLostError extends Error {
  override name = 'AnalysisLostError';
}

export interface AnalystSettings {
  /** The process's own program; tests put another one there. */
  program: string;
  /** The longest one analysis may take. A meeting of 10 MB takes 25 s of processor time. In ms. */
  timeoutMs: number;
  /** So long without work, and the process ends. In ms. */
  idleMs: number;
  /** V8's heap of the process. In megabytes. */
  heapMb: number;
}

const ordinary: AnalystSettings = {
  program: fileURLToPath(new URL('./analysis-child.ts', import.meta.url)),
  timeoutMs: 100_000,
  idleMs: 120_000,
  heapMb: 1_500,
};

/**
 * Has meetings analysed in a process of its own, which is started for the first one: what was said in three hours takes
 * seconds to analyse, and may need more memory than there is, which ends that process and not the server.
 */
export function createMeetingAnalyst(settings: Partial<AnalystSettings> = {}): MeetingAnalyst {
  const { program, timeoutMs, idleMs, heapMb } = { ...ordinary, ...settings };
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = (): ChildProcess => {
    const started = fork(program, {
      serialization: 'advanced',
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${heapMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    lowerPriority(started.pid);
    const forget = () => {
      if (child === started) child = undefined;
    };
    return started.once('exit', forget).on('error', forget);
  };
  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const ask = async (job: AnalysisJob): Promise<AnalysisReply> => {
    clearTimeout(idle);
    child ??= start();
    const reply = await replyOf(child, job, timeoutMs).catch((error: unknown) => {
      end();
      throw error;
    });
    idle = setTimeout(end, idleMs).unref();
    if ('failed' in reply) throw new AnalysisLostError(`The analysis of a meeting failed: ${reply.failed}`);
    return reply;
  };
  /** One after the other; a lost one is nothing to the next. */
  const inTurn = (job: AnalysisJob): Promise<AnalysisReply> => {
    const mine = last.then(() => ask(job));
    last = mine.catch(() => {});
    return mine;
  };

  return {
    async analyse(request) {
      const reply = await inTurn({ type: 'analyse', request });
      if (!('analysis' in reply)) throw new AnalysisLostError('The analysis process answered something else');
      return reply.analysis;
    },
    async verify(said, quotes) {
      const reply = await inTurn({ type: 'verify', said, quotes });
      if (!('verified' in reply)) throw new AnalysisLostError('The analysis process answered something else');
      return reply.verified;
    },
    close: end,
  };
}

function replyOf(child: ChildProcess, job: AnalysisJob, timeoutMs: number): Promise<AnalysisReply> {
  return new Promise((resolve, reject) => {
    const lost = (because: string) => settle(() => reject(new AnalysisLostError(`The analysis process ${because}`)));
    const onExit = (code: number | null, signal: string | null) => lost(`ended with ${signal ?? code}`);
    const onError = (error: Error) => lost(`cannot be used: ${error.message}`);
    const onMessage = (reply: unknown) => settle(() => resolve(reply as AnalysisReply));
    const timer = setTimeout(() => lost(`took more than ${timeoutMs} ms`), timeoutMs);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      child.off('exit', onExit).off('error', onError).off('message', onMessage);
      then();
    };
    child.on('exit', onExit).on('error', onError).on('message', onMessage);
    child.send(job, (error) => error && lost(`cannot be reached: ${error.message}`));
  });
}

/** Calls and chat go before notes. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}
