import { readSettings } from './env.ts';

const at = '2026-11-24T10:00:00.000Z';

it.each([
  [{}, undefined],
  [{ SERVER_RESTARTS: '0' }, { count: 0, last: null }],
  [
    { SERVER_RESTARTS: '2', SERVER_LAST_EXIT: `SIGKILL at ${at}` },
    { count: 2, last: { exit: 'SIGKILL', at } },
  ],
  [
    { SERVER_RESTARTS: '1', SERVER_LAST_EXIT: `exit code 134 at ${at}` },
    { count: 1, last: { exit: 'exit code 134', at } },
  ],
])('reads from %j how often the server was restarted', (variables, restarts) => {
  expect(readSettings(variables).restarts).toEqual(restarts);
});

it('rejects what `npm start` never writes', () => {
  expect(() => readSettings({ SERVER_LAST_EXIT: 'yesterday' })).toThrow('SERVER_LAST_EXIT must be like SIGKILL at');
});
