import { Writable } from 'node:stream';
import fastify, { LogController } from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { handleErrors } from '@greenroom/http';
import { describeError, logAnswers, loggerOptions } from './logging.ts';

test('a failed query is logged without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key value: Key (text)=(my secret)'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'messages_client_id',
  });
  const told = describeError(new DrizzleQueryError('insert into messages values ($1)', ['my secret'], cause));
  expect(JSON.stringify(told)).not.toContain('my secret');
  expect(told).toMatchObject({ message: 'a query failed', cause: { code: '23505', constraint: 'messages_client_id' } });
  expect(told.stack).toMatch(/^\s+at /);
});

test('other errors keep their message and stack', () => {
  const told = describeError(new TypeError('x is not a function'));
  expect(told).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
  expect(told.stack).toContain('logging.test.ts');
});

test('the log contains method, route and status, and no personal data', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = fastify({
    logger: { ...(loggerOptions('debug') as object), stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  handleErrors(app);
  logAnswers(app);
  app.post('/rooms/:room', async () => {
    throw new Error('broken');
  });
  await app.inject({
    method: 'POST',
    url: '/rooms/private-room?q=private-query',
    headers: { cookie: 'visitor_id=private-cookie', 'x-forwarded-for': '203.0.113.9' },
    remoteAddress: '203.0.113.7',
    payload: { text: 'private-body' },
  });
  const log = lines.join('');
  expect(log).toContain('"route":"/rooms/:room","status":500');
  expect(log).toContain('"message":"broken"');
  expect(log).not.toMatch(/private|203\.0/);
});
