/** How many times the server is restarted within how many milliseconds. */
export const restartLimit = { times: 5, withinMs: 10 * 60_000 };
/** Pause before the first restart in ms; each further restart within the limit's time doubles it. */
const firstPauseMs = 500;

/** How a server process ended. */
export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Unix time in ms. */
  at: number;
}

/** Facts besides the exit itself. */
export interface RestartHistory {
  /** Whether a server has listened since `npm start`. */
  hasListened: boolean;
  /** Whether this process was told to stop. */
  isStopping: boolean;
  /** Times of earlier restarts, in Unix time in ms. */
  restarts: readonly number[];
}

export type Decision =
  { action: 'stop'; exitCode: number; message?: string } | { action: 'restart'; afterMs: number; message: string };

/** Decides after a server's exit whether and when to restart it, and what to print. */
export function decideAfterExit(exit: ServerExit, { hasListened, isStopping, restarts }: RestartHistory): Decision {
  const { code, signal, at } = exit;
  if (isStopping) return { action: 'stop', exitCode: code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1) };
  // The server has printed what is wrong with its settings; a restart would not change them.
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

/** Describes an exit: `SIGKILL`, or `exit code 134`. */
const exitName = ({ code, signal }: ServerExit): string => signal ?? `exit code ${code}`;

/**
 * Returns the variables that tell a server about restarts: their number, `SERVER_RESTARTS`, and the `SERVER_LAST_EXIT`.
 */
export function restartVariables(restarts: number, lastExit: ServerExit | undefined): NodeJS.ProcessEnv {
  return {
    SERVER_RESTARTS: String(restarts),
    ...(lastExit && { SERVER_LAST_EXIT: `${exitName(lastExit)} at ${new Date(lastExit.at).toISOString()}` }),
  };
}
