import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface JobProcessSettings {
  /** The process's own program. It answers each message with one, in their order. */
  program: string;
  /** What it does, for errors: "the analysis process". */
  name: string;
  /** The longest one job may take. In ms. */
  timeoutMs: number;
  /** So long without work, and the process ends. In ms. */
  idleMs: number;
  /** V8's heap of the process. In megabytes. */
  heapMb: number;
}

/** A process beside the server that does one job at a time, started for the first one. */
export interface JobProcess<Job, Reply> {
  /** @throws JobLostError */
  run(job: Job): Promise<Reply>;
  close(): void;
}

/** The process ended, failed or took too long. */
export class JobLostError extends Error {
  override name = 'JobLostError';
}

/** A job may need more time or memory than there is, which ends that process and not the server. */
export function createJobProcess<Job extends object, Reply>({
  program,
  name,
  timeoutMs,
  idleMs,
  heapMb,
}: JobProcessSettings): JobProcess<Job, Reply> {
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
  const ask = async (job: Job): Promise<Reply> => {
    clearTimeout(idle);
    child ??= start();
    const reply = await replyOf(child, job, { name, timeoutMs }).catch((error: unknown) => {
      end();
      throw error;
    });
    idle = setTimeout(end, idleMs).unref();
    return reply as Reply;
  };

  return {
    /** One after the other; a lost one is nothing to the next. */
    run(job) {
      const mine = last.then(() => ask(job));
      last = mine.catch(() => {});
      return mine;
    },
    close: end,
  };
}

function replyOf(
  child: ChildProcess,
  job: object,
  { name, timeoutMs }: Pick<JobProcessSettings, 'name' | 'timeoutMs'>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const lost = (because: string) => settle(() => reject(new JobLostError(`${name} ${because}`)));
    const onExit = (code: number | null, signal: string | null) => lost(`ended with ${signal ?? code}`);
    const onError = (error: Error) => lost(`cannot be used: ${error.message}`);
    const onMessage = (reply: unknown) => settle(() => resolve(reply));
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
