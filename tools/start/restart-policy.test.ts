import {
  type Decision,
  decideAfterExit,
  type RestartHistory,
  restartVariables,
  type ServerExit,
} from './restart-policy.ts';

const at = Date.parse('2026-11-24T10:00:00Z');
const seconds = (...ago: number[]) => ago.map((second) => at - second * 1_000);
const running: RestartHistory = { hasListened: true, isStopping: false, restarts: [] };

it.each<[string, Partial<ServerExit>, Partial<RestartHistory>, Decision]>([
  [
    'starts an aborted server again after half a second',
    { code: 134 },
    {},
    { action: 'restart', afterMs: 500, message: 'The server ended (exit code 134); starting it again (1 of 5)' },
  ],
  [
    'starts a killed server again',
    { signal: 'SIGKILL' },
    {},
    { action: 'restart', afterMs: 500, message: 'The server ended (SIGKILL); starting it again (1 of 5)' },
  ],
  [
    'starts it again if another process sent SIGTERM',
    { signal: 'SIGTERM' },
    {},
    { action: 'restart', afterMs: 500, message: 'The server ended (SIGTERM); starting it again (1 of 5)' },
  ],
  [
    'doubles the pause with each restart',
    { code: 1 },
    { restarts: seconds(30) },
    { action: 'restart', afterMs: 1_000, message: 'The server ended (exit code 1); starting it again (2 of 5)' },
  ],
  [
    'waits eight seconds before the last restart',
    { code: 1 },
    { restarts: seconds(500, 60, 30, 10) },
    { action: 'restart', afterMs: 8_000, message: 'The server ended (exit code 1); starting it again (5 of 5)' },
  ],
  [
    'stops with 1 after five restarts within ten minutes',
    { code: 134 },
    { restarts: seconds(599, 60, 30, 10, 5) },
    {
      action: 'stop',
      exitCode: 1,
      message:
        'The server ended (exit code 134) after 5 restarts within 10 minutes, and is not started again. Its log above says why it ended.',
    },
  ],
  [
    'ignores restarts older than ten minutes',
    { code: 134 },
    { restarts: seconds(900, 800, 700, 600, 30) },
    { action: 'restart', afterMs: 1_000, message: 'The server ended (exit code 134); starting it again (2 of 5)' },
  ],
  [
    'fails at once if the first start is refused because of its settings',
    { code: 1 },
    { hasListened: false },
    { action: 'stop', exitCode: 1 },
  ],
  [
    'starts it again if it crashes before it listens',
    { signal: 'SIGSEGV' },
    { hasListened: false },
    { action: 'restart', afterMs: 500, message: 'The server ended (SIGSEGV); starting it again (1 of 5)' },
  ],
  ['stops with 0 if the server ended by itself', { code: 0 }, {}, { action: 'stop', exitCode: 0 }],
  ['stops with 0 if it was told to stop', { code: 0 }, { isStopping: true }, { action: 'stop', exitCode: 0 }],
  [
    'stops with 0 if its own signal ended the server',
    { signal: 'SIGTERM' },
    { isStopping: true },
    { action: 'stop', exitCode: 0 },
  ],
  [
    'stops with the server’s code if stopping fails',
    { code: 7 },
    { isStopping: true },
    { action: 'stop', exitCode: 7 },
  ],
  [
    'stops with 1 if the server is killed while it stops',
    { signal: 'SIGKILL' },
    { isStopping: true },
    { action: 'stop', exitCode: 1 },
  ],
])('%s', (_, exit, history, decision) => {
  expect(decideAfterExit({ code: null, signal: null, at, ...exit }, { ...running, ...history })).toEqual(decision);
});

it('tells a server how often it was restarted, and why', () => {
  expect(restartVariables(0, undefined)).toEqual({ SERVER_RESTARTS: '0' });
  expect(restartVariables(2, { code: null, signal: 'SIGKILL', at })).toEqual({
    SERVER_RESTARTS: '2',
    SERVER_LAST_EXIT: 'SIGKILL at 2026-11-24T10:00:00.000Z',
  });
  expect(restartVariables(3, { code: 134, signal: null, at }).SERVER_LAST_EXIT).toBe(
    'exit code 134 at 2026-11-24T10:00:00.000Z',
  );
});
