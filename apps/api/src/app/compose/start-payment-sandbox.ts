import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** The sandbox is a separate app, accessed only over HTTP; nothing is imported from it. */
const program = resolve(import.meta.dirname, '../../../../payment-sandbox/src/main.ts');

/** In MB. With V8's defaults the process takes twice the memory, most of it for code loaded once. */
const smallHeap = ['--max-semi-space-size=2', '--max-old-space-size=256'];

/** In ms: delay before a restart, doubled for each further failure in a row. */
const pauses = { first: 500, longest: 8_000 };
/** Number of failures in a row accepted before the sandbox has ever listened. */
const firstStarts = 5;

export interface StartedSandbox {
  port: number;
  close(): Promise<void>;
}

/**
 * Starts the payment sandbox as a child process, and restarts it on the same port when it dies. It ends with this
 * process, however that ends, because the channel between them closes.
 * @param env its settings (apps/payment-sandbox/README.md)
 * @throws Error if it ends several times before it listens
 */
export async function startPaymentSandbox(
  env: Readonly<Record<string, string>>,
  log: FastifyBaseLogger,
): Promise<StartedSandbox> {
  let child: ChildProcess | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let [port, failures, stopping] = [0, 0, false];
  return new Promise((found, fail) => {
    const start = () => {
      const started = fork(program, [], {
        execArgv: ['--disable-warning=ExperimentalWarning', ...smallHeap],
        env: { ...ownEnvironment(), ...env, PORT: String(port) },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      child = started;
      started.on('message', ({ listening }: { listening: number }) => {
        [port, failures] = [listening, 0];
        found({ port, close });
      });
      started.once('exit', (code, signal) => {
        child = undefined;
        if (stopping) return;
        failures += 1;
        if (port === 0 && failures === firstStarts) {
          fail(new Error('The payment sandbox did not start; see the log lines above.'));
          return;
        }
        const afterMs = Math.min(pauses.first * 2 ** (failures - 1), pauses.longest);
        log.error({ code, signal, afterMs }, 'The payment sandbox ended; starting it again');
        waiting = setTimeout(start, afterMs);
      });
    };
    const close = async () => {
      stopping = true;
      clearTimeout(waiting);
      const ending = child;
      if (ending === undefined) return;
      const ended = new Promise((done) => ending.once('exit', done));
      ending.kill('SIGTERM');
      await ended;
    };
    start();
  });
}

/** Returns the part of our environment that Node itself needs; the product's settings and secrets are not passed on. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot, NODE_COMPILE_CACHE };
}
