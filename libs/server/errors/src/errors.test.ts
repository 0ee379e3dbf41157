import { randomUUID } from 'node:crypto';
import type { ErrorReport } from '@greenroom/contracts';
import { reportError } from '@greenroom/reporting';
import { onReported } from '@greenroom/reporting/reports';
import { ownPage } from '@greenroom/testing/own-page';
import { moduleApp } from '@greenroom/testing/module-app';
import { errorsModule } from './index.ts';

const told: ErrorReport[] = [];
const reporter = { name: 'test', report: (report: ErrorReport) => void told.push(report), flush: async () => {} };
beforeEach(() => told.splice(0));

const sample = (): ErrorReport => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  side: 'browser',
  where: 'boundary',
  page: 'mentorChat',
  name: 'TypeError',
  message: 'x is undefined',
  frames: [{ function: 'Screen', file: '/remotes/mentor-mfe/0.1.0-abcdef01/386.js', line: 1, column: 2 }],
  part: 'mentor-mfe',
  release: '0.1.0-abcdef01',
});
const appWith = (errors = errorsModule({ reporter })) => moduleApp(errors.routes);
const post = (app: Awaited<ReturnType<typeof appWith>>, batch: unknown[]) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/events/errors',
    headers: ownPage,
    payload: { batch, sentAt: new Date().toISOString() },
  });

test('a page’s report is passed on after being scrubbed again', async () => {
  const app = await appWith();
  const report = { ...sample(), side: 'server', message: 'No account for maren@example.com' };
  expect((await post(app, [report])).statusCode).toBe(202);
  expect(told).toEqual([{ ...report, side: 'browser', message: 'No account for <address>' }]);
});

test.each<[string, object]>([
  ['an unknown field', { words: 'I am afraid' }],
  ['a URL for a page', { page: `/aimentor?${'x'.repeat(100)}` }],
  ['a message that is too long', { message: 'x'.repeat(301) }],
])('a report with %s is refused', async (_, change) => {
  const app = await appWith();
  expect((await post(app, [{ ...sample(), ...change }])).statusCode).toBe(400);
  expect(told).toEqual([]);
});

test('reports are discarded if no service is configured', async () => {
  const app = await appWith(errorsModule({ reporter: undefined }));
  expect((await post(app, [sample()])).statusCode).toBe(202);
});

test('a client that reports too often is told when to try again', async () => {
  const app = await appWith(errorsModule({ reporter, pace: { points: 2, seconds: 30 } }));
  await post(app, [sample()]);
  await post(app, [sample()]);
  const answer = await post(app, [sample()]);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(told).toHaveLength(2);
});

test('the server’s errors are reported from its start on, with nothing of the request but its route', async () => {
  // Discards what earlier tests of this process reported, which waits for a listener.
  onReported(() => {})();
  reportError(new Error('before anyone listened'), 'promotion');
  const errors = errorsModule({ reporter });
  const end = errors.begin();
  const app = await moduleApp((routes) => {
    errors.routes(routes);
    routes.get('/api/broken/:word', () => {
      throw new Error('No row "secret words" for maren@example.com');
    });
  });
  expect((await app.inject({ url: '/api/broken/private-word?token=abc' })).statusCode).toBe(500);
  await end();
  expect(told.map(({ where, message }) => [where, message])).toEqual([
    ['promotion', 'before anyone listened'],
    ['api /api/broken/:word', 'No row <words> for <address>'],
  ]);
  expect(told[1]).toMatchObject({ side: 'server', name: 'Error', page: null });
  expect(told[1]?.frames[0]?.file).toBe('libs/server/errors/src/errors.test.ts');
  expect(JSON.stringify(told)).not.toMatch(/private-word|abc|maren|secret/);
  reportError(new Error('after the end'), 'api');
  expect(told).toHaveLength(2);
});
