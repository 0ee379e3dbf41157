import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ExtractionReport } from './extraction/extraction-report.ts';
import type { FileUse } from './extraction/text-limits.ts';
import type { ForkServerJob, ForkServerReply } from './fork-server-child.ts';
import { ExtractionLostError } from './run-extraction.ts';
import { bareEnvironment } from './start-extraction-process.ts';

/** The API's connection to the fork server, the process that starts the processes that read files. */
export interface ForkServer {
  /** Starts the fork server before the first file; does nothing if it is running. */
  start(): void;
  /**
   * Has a file read. Starts the fork server if it is not running.
   * @throws ExtractionLostError, with `started` false if the fork server itself died
   */
  extract(base64: string, use?: FileUse): Promise<ExtractionReport>;
  /** Stops the fork server and the processes it started. */
  stop(): void;
}

const forkServerProgram = fileURLToPath(new URL('./fork-server-child.ts', import.meta.url));

/**
 * Creates the connection.
 * @param program replaced in tests
 */
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
      // Without free file descriptors there is no channel; the child then emits `error`.
      if (child.connected)
        child.send({ id: lastId, base64, use } satisfies ForkServerJob, (error) => error && lose(child));
      return job.promise;
    },
    stop() {
      if (server?.connected) server.disconnect();
    },
  };
}
