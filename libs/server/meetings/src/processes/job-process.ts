import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface JobProcessSettings {
  /** The program that the process runs. It answers each message with one reply, in order. */
  program: string;
  /** The name used in errors: "the analysis process". */
  name: string;
  /** The longest that one job may take. In ms. */
  timeoutMs: number;
  /** The process ends after this time without work. In ms. */
  idleMs: number;
  /** V8's heap limit of the process. In megabytes. */
  heapMb: number;
}

/** A separate process that does one job at a time and starts with the first one. */
export interface JobProcess<Job, Reply> {
  /** @throws JobLostError */
  run(job: Job): Promise<Reply>;
  close(): void;
}

/** The process ended, failed or took too long. */
export class JobLostError extends Error {
  override name = 'JobLostError';
}

/** Creates a job process. A job that takes too much time or memory ends that process, not the server. */
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
    /** Runs jobs one after the other; a lost job does not affect the next. */
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

/** Gives calls and chat priority over notes. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended.
  }
}
