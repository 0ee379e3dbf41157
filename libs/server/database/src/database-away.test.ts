import pg from 'pg';
import { isDatabaseAway, isOutOfResources } from './database-away.ts';

const said = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
const driver = (message: string, code?: string) =>
  Object.assign(new Error(message), { code, stack: 'at /x/node_modules/pg-pool/index.js:45:11' });

test.each([
  ['a server that was restarted', said('57P01'), true],
  ['a server that is starting', said('57P03'), true],
  ['too many connections', said('53300'), true],
  ['an error wrapped by a library', new Error('Failed query', { cause: said('57P03') }), true],
  ['a lost connection', driver('Connection terminated unexpectedly'), true],
  ['a refused connection', driver('connect ECONNREFUSED', 'ECONNREFUSED'), true],
  ['PGlite that is reopening', driver('connect ENOENT /tmp/.s.PGSQL.5432', 'ENOENT'), true],
  ['a full disk', said('53100'), true],
  ['a failing disk', said('58030'), true],
  ['a missing file that was requested', Object.assign(new Error('ENOENT'), { code: 'ENOENT' }), false],
  ['a duplicate key', said('23505'), false],
  ['a value out of range', said('22003'), false],
  ['an unreachable vendor', Object.assign(new Error('fetch failed'), { code: 'ECONNREFUSED' }), false],
  ['a value that is not an error', 'x', false],
])('isDatabaseAway: %s', (_, error, expected) => expect(isDatabaseAway(error)).toBe(expected));

test.each([
  ['a full disk', said('53100'), true],
  ['a lack of memory in an error wrapped by a library', new Error('Failed query', { cause: said('53200') }), true],
  ['a server that was restarted', said('57P01'), false],
])('recognizes a lack of resources: %s', (_, error, expected) => expect(isOutOfResources(error)).toBe(expected));

test('recognizes the error of a pool whose database is unreachable', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 9, connectionTimeoutMillis: 500 });
  const error = await pool.query('select 1').catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  await pool.end();
});
