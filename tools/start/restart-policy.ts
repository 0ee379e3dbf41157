/** How many times, within how many milliseconds, the server is started again. */
export const restartLimit = { times: 5, withinMs: 10 * 60_000 };
/** In ms: before the first restart; each further one within the limit's time waits twice as long. */
const firstPauseMs = 500;

/** How a server process ended. */
export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Unix time in ms. */
  at: number;
}

/** What is known beside the exit itself. */
export interface RestartHistory {
  /** Whether a server has listened since `npm start`. */
  hasListened: boolean;
  /** Whether we were told to stop. */
  isStopping: boolean;
  /** When the server was started again, in Unix time in ms. */
  restarts: readonly number[];
}

export type Decision =
  { action: 'stop'; exitCode: number; message?: string } | { action: 'restart'; afterMs: number; message: string };

/** What follows from a server's end: whether, and when, it is started again, and what the terminal says of it. */
export function decideAfterExit(exit: ServerExit, { hasListened, isStopping, restarts }: RestartHistory): Decision {
  const { code, signal, at } = exit;
  if (isStopping) return { action: 'stop', exitCode: code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1) };
  // It said itself what is wrong with its settings; a restart would not change them.
  if (code === 0 || (code === 1 && !hasListened)) return { action: 'stop', exitCode: code };
  const { times, withinMs } = restartLimit;
  const count = restarts.filter((moment) => at - moment < withinMs).length;
  const ended = `The server ended (${exitName(exit)})`;
  if (count >= times)
    return {
      action: 'stop',
      exitCode: 1,
      message: `${ended} after ${times} restarts within ${withinMs / 60_000} minutes, and is not started again. Its log above says why it ended.`,
    };
  return {
    action: 'restart',
    afterMs: firstPauseMs * 2 ** count,
    message: `${ended}; starting it again (${count + 1} of ${times})`,
  };
}

/** `SIGKILL`, or `exit code 134`. */
const exitName = ({ code, signal }: ServerExit): string => signal ?? `exit code ${code}`;

/** What tells a server that it was started again: `SERVER_RESTARTS` in all, and its `SERVER_LAST_EXIT`. */
export function restartVariables(restarts: number, lastExit: ServerExit | undefined): NodeJS.ProcessEnv {
  return {
    SERVER_RESTARTS: String(restarts),
    ...(lastExit && { SERVER_LAST_EXIT: `${exitName(lastExit)} at ${new Date(lastExit.at).toISOString()}` }),
  };
}
