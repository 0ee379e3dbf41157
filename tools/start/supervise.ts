import { type ChildProcess, spawn } from 'node:child_process';
import { workspaceRoot } from '../webpack/workspace.ts';
import { decideAfterExit, restartVariables, type ServerExit } from './restart-policy.ts';

/** Dependencies of a supervisor; tests replace them. */
export interface SupervisorDependencies {
  /** Starts the server with these additional variables and a message channel. */
  startServer(variables: NodeJS.ProcessEnv): ChildProcess;
  /** Calls back after a time in milliseconds; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
  now(): number;
  print(line: string): void;
  /** Ends this process. */
  exit(code: number): void;
}

export interface Supervisor {
  /** Stops the server; a second call kills it. `isShared`: the terminal sent the signal to the server as well. */
  stop(isShared: boolean): void;
}

/** Runs the server and restarts it when it ends unexpectedly, as often as `restartLimit` allows. */
export function supervise({ startServer, after, now, print, exit }: SupervisorDependencies): Supervisor {
  const restarts: number[] = [];
  let [hasListened, isListening, isStopping] = [false, false, false];
  let server: ChildProcess | undefined;
  let cancelRestart: (() => void) | undefined;

  const start = (lastExit?: ServerExit) => {
    isListening = false;
    server = startServer(restartVariables(restarts.length, lastExit));
    server.on('message', () => (hasListened = isListening = true));
    server.once('exit', (code, signal) => ended({ code, signal, at: now() }));
  };
  const ended = (last: ServerExit) => {
    server = undefined;
    const decision = decideAfterExit(last, { hasListened, isStopping, restarts });
    if (decision.message !== undefined) print(decision.message);
    if (decision.action === 'stop') return exit(decision.exitCode);
    cancelRestart = after(decision.afterMs, () => {
      cancelRestart = undefined;
      restarts.push(now());
      start(last);
    });
  };

  start();
  return {
    stop(isShared) {
      const isAgain = isStopping;
      isStopping = true;
      if (cancelRestart) {
        cancelRestart();
        exit(0);
      } else if (isAgain) server?.kill('SIGKILL');
      // A second signal would end it at once; closing the channel stops it gracefully, once.
      else if (isShared && isListening) server?.disconnect();
      else server?.kill('SIGTERM');
    },
  };
}

/** Runs the server in this process's terminal until it ends for good or a signal ends both. */
export function superviseServer(args: readonly string[], env: NodeJS.ProcessEnv): void {
  const supervisor = supervise({
    startServer: (variables) =>
      spawn(process.execPath, args, {
        cwd: workspaceRoot,
        env: { ...process.env, ...env, ...variables },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      }),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    print: (line) => console.error(`  ${line}`),
    exit: (code) => process.exit(code),
  });
  process.on('SIGINT', () => supervisor.stop(true));
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => supervisor.stop(false));
}
