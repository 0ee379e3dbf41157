import pg from 'pg';
import { isDatabaseAway, isOutOfResources } from './database-away.ts';

const said = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
const driver = (message: string, code?: string) =>
  Object.assign(new Error(message), { code, stack: 'at /x/node_modules/pg-pool/index.js:45:11' });

test.each([
  ['it was restarted', said('57P01'), true],
  ['it begins anew', said('57P03'), true],
  ['it has too many connections', said('53300'), true],
  ['in what a library made of it', new Error('Failed query', { cause: said('57P03') }), true],
  ['the line broke', driver('Connection terminated unexpectedly'), true],
  ['nobody listens', driver('connect ECONNREFUSED', 'ECONNREFUSED'), true],
  ['PGlite is opened again', driver('connect ENOENT /tmp/.s.PGSQL.5432', 'ENOENT'), true],
  ['its disk is full', said('53100'), true],
  ['its disk fails', said('58030'), true],
  ['a file that a person asks for', Object.assign(new Error('ENOENT'), { code: 'ENOENT' }), false],
  ['a row that is there already', said('23505'), false],
  ['a value that fits no column', said('22003'), false],
  ['a vendor nobody reaches', Object.assign(new Error('fetch failed'), { code: 'ECONNREFUSED' }), false],
  ['no error', 'x', false],
])('%s', (_, error, expected) => expect(isDatabaseAway(error)).toBe(expected));

test.each([
  ['its disk is full', said('53100'), true],
  ['it is out of memory, in what a library made of it', new Error('Failed query', { cause: said('53200') }), true],
  ['it was restarted', said('57P01'), false],
])('%s: whether it lacks resources', (_, error, expected) => expect(isOutOfResources(error)).toBe(expected));

test('a pool whose database is not there says so', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 9, connectionTimeoutMillis: 500 });
  const error = await pool.query('select 1').catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
  await pool.end();
});
