import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { supervise } from './supervise.ts';

/** A server that does what a test says and records the signals it gets. */
class FakeServer extends EventEmitter {
  readonly variables: NodeJS.ProcessEnv;
  readonly orders: string[] = [];
  constructor(variables: NodeJS.ProcessEnv) {
    super();
    this.variables = variables;
  }
  kill(signal: string) {
    this.orders.push(signal);
  }
  disconnect() {
    this.orders.push('disconnect');
  }
  listens() {
    this.emit('message', { listening: true });
  }
  ends(code: number | null, signal: string | null = null) {
    this.emit('exit', code, signal);
  }
}

/** Returns a supervisor whose clock moves only when `wait` lets a pause pass. */
function supervised() {
  const servers: FakeServer[] = [];
  const [printed, exits, pauses]: [string[], number[], number[]] = [[], [], []];
  let clock = Date.parse('2026-11-24T10:00:00Z');
  let waiting: (() => void) | undefined;
  const supervisor = supervise({
    startServer(variables) {
      const server = new FakeServer(variables);
      servers.push(server);
      return server as unknown as ChildProcess;
    },
    after(ms, callback) {
      pauses.push(ms);
      waiting = () => {
        waiting = undefined;
        clock += ms;
        callback();
      };
      return () => (waiting = undefined);
    },
    now: () => clock,
    print: (line) => printed.push(line),
    exit: (code) => exits.push(code),
  });
  return {
    ...{ supervisor, servers, printed, exits, pauses },
    last: () => servers.at(-1)!,
    wait: () => waiting?.(),
  };
}

it('restarts the server when it dies, and tells it how often and why', () => {
  const { last, printed, exits, servers, wait } = supervised();
  expect(last().variables).toEqual({ SERVER_RESTARTS: '0' });
  last().listens();
  last().ends(null, 'SIGKILL');
  expect(servers).toHaveLength(1);
  wait();
  expect(printed).toEqual(['The server ended (SIGKILL); starting it again (1 of 5)']);
  expect(last().variables).toEqual({
    SERVER_RESTARTS: '1',
    SERVER_LAST_EXIT: 'SIGKILL at 2026-11-24T10:00:00.000Z',
  });
  last().ends(134);
  wait();
  expect(last().variables).toMatchObject({ SERVER_RESTARTS: '2' });
  expect(exits).toEqual([]);
});

it('gives up after five restarts, each after a longer pause', () => {
  const { last, pauses, exits, servers, wait } = supervised();
  last().listens();
  for (let crashes = 6; crashes > 0; crashes -= 1) {
    last().ends(134);
    wait();
  }
  expect(servers).toHaveLength(6);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
  expect(exits).toEqual([1]);
});

it('does not restart a server that never listened and reports wrong settings', () => {
  const { last, exits, servers, wait } = supervised();
  last().ends(1);
  wait();
  expect([servers.length, exits]).toEqual([1, [1]]);
});

it('forwards a signal that only it received to the server, and ends with it', () => {
  const { last, supervisor, exits, wait } = supervised();
  last().listens();
  supervisor.stop(false);
  expect(last().orders).toEqual(['SIGTERM']);
  last().ends(0);
  wait();
  expect(exits).toEqual([0]);
});

it('sends no second signal after a Ctrl-C, which reached the server as well', () => {
  const { last, supervisor } = supervised();
  last().listens();
  supervisor.stop(true);
  expect(last().orders).toEqual(['disconnect']);
});

it('stops a server that does not listen yet with a signal', () => {
  const { last, supervisor, exits } = supervised();
  supervisor.stop(true);
  expect(last().orders).toEqual(['SIGTERM']);
  last().ends(null, 'SIGTERM');
  expect(exits).toEqual([0]);
});

it('kills the server on the second signal', () => {
  const { last, supervisor } = supervised();
  last().listens();
  supervisor.stop(true);
  supervisor.stop(true);
  expect(last().orders).toEqual(['disconnect', 'SIGKILL']);
});

it('ends on a signal while it waits to restart the server', () => {
  const { last, supervisor, exits, servers, wait } = supervised();
  last().listens();
  last().ends(134);
  supervisor.stop(true);
  wait();
  expect([servers.length, exits]).toEqual([1, [0]]);
});
