import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ExtractionReport } from './extraction/extraction-report.ts';
import type { FileUse } from './extraction/text-limits.ts';
import type { ForkServerJob, ForkServerReply } from './fork-server-child.ts';
import { ExtractionLostError } from './run-extraction.ts';
import { bareEnvironment } from './start-extraction-process.ts';

/** The API's connection to the fork server, the process that starts those that read files. */
export interface ForkServer {
  /** Starts it ahead of the first file; where it runs, nothing happens. */
  start(): void;
  /**
   * Has a file read. Starts the fork server where it does not run.
   * @throws ExtractionLostError, with `started` false where the fork server itself is lost
   */
  extract(base64: string, use?: FileUse): Promise<ExtractionReport>;
  /** Ends it, and what it started. */
  stop(): void;
}

const forkServerProgram = fileURLToPath(new URL('./fork-server-child.ts', import.meta.url));

/** @param program tests put another one there */
export function createForkServer(program = forkServerProgram): ForkServer {
  const waiting = new Map<number, PromiseWithResolvers<ExtractionReport>>();
  let server: ChildProcess | undefined;
  let lastId = 0;

  const receive = (reply: ForkServerReply) => {
    const job = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('report' in reply) job?.resolve(reply.report);
    else job?.reject(new ExtractionLostError(reply.lost));
  };

  const lose = (child: ChildProcess) => {
    if (server !== child) return;
    server = undefined;
    const { exitCode, signalCode: signal } = child;
    for (const job of waiting.values())
      job.reject(new ExtractionLostError({ because: 'ended', started: false, exitCode, signal }));
    waiting.clear();
  };

  const start = (): ChildProcess => {
    if (server) return server;
    const child = fork(program, {
      serialization: 'advanced',
      env: bareEnvironment(),
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    server = child;
    child.on('message', (reply) => receive(reply as ForkServerReply));
    return child.on('exit', () => lose(child)).on('error', () => lose(child));
  };

  return {
    start: () => void start(),
    extract(base64, use = 'material') {
      const child = start();
      const job = Promise.withResolvers<ExtractionReport>();
      lastId += 1;
      waiting.set(lastId, job);
      // Without free file descriptors there is no channel; the child says so by its `error`.
      if (child.connected)
        child.send({ id: lastId, base64, use } satisfies ForkServerJob, (error) => error && lose(child));
      return job.promise;
    },
    stop() {
      if (server?.connected) server.disconnect();
    },
  };
}
