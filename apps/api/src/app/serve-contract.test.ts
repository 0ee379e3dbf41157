import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { ApiFailure, errorStatus, type ErrorCode } from '@greenroom/contracts';
import type { Contract } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import { ownPage } from '@greenroom/testing/own-page';
import { testApp } from './testing/test-app.ts';

const echo = {
  endpoint: { method: 'POST', path: '/api/v1/echo/:roomSlug' },
  right: 'everyone',
  summary: 'Gives back what it was given',
  params: z.object({ roomSlug: z.string().max(5) }),
  query: z.object({ pageSize: z.coerce.number().int().default(20) }),
  body: z.object({ shownText: z.string().min(1), placeNames: z.record(z.string(), z.string()).optional() }),
  reply: z.object({
    roomSlug: z.string(),
    pageSize: z.number(),
    visitorKnown: z.boolean(),
    byPlace: z.record(z.string(), z.object({ shownText: z.string() })),
  }),
  errors: ['bad_request'],
} as const satisfies Contract;

const fail = (path: `/api/${string}`) =>
  ({
    endpoint: { method: 'GET', path },
    right: 'everyone',
    summary: 'Fails',
    query: z.object({ how: z.string() }),
    reply: z.object({ fine: z.boolean() }),
    errors: [],
  }) as const satisfies Contract;

const save = {
  endpoint: { method: 'GET', path: '/api/v1/save' },
  right: 'everyone',
  summary: 'Gives a file',
  query: z.object({ name: z.string() }),
  reply: z.string(),
  replyKind: 'file',
  errors: ['not_found'],
} as const satisfies Contract;

const remove = {
  endpoint: { method: 'DELETE', path: '/api/v1/rooms/:roomSlug' },
  right: 'everyone',
  summary: 'Deletes a room',
  params: z.object({ roomSlug: z.string() }),
  reply: z.object({ deleted: z.literal(true) }),
  errors: [],
} as const satisfies Contract;

let app: FastifyInstance;
const seen: { body?: unknown } = {};
const failures: Record<string, () => unknown> = {
  wrongReply: () => ({ fine: 'perhaps' }),
  databaseAway: () => {
    throw Object.assign(new pg.DatabaseError('the database system is starting up', 1, 'error'), { code: '57P03' });
  },
  diskFull: () => {
    throw Object.assign(new pg.DatabaseError('could not extend file', 1, 'error'), { code: '53100' });
  },
  unexpected: () => {
    throw new Error('the password is hunter2');
  },
};
for (const code of Object.keys(errorStatus) as ErrorCode[]) {
  failures[code] = () => {
    throw new ApiFailure(code, `It is ${code}`);
  };
}

beforeAll(async () => {
  app = await testApp({
    extend(server) {
      serve(server, echo, async ({ params, query, body, person }) => {
        seen.body = body;
        const extra = { secret: 'not in the contract' };
        return {
          roomSlug: params.roomSlug,
          pageSize: query.pageSize,
          visitorKnown: person.visitorId.length === 36 && !person.signedIn,
          byPlace: { text_homeBanner: { shownText: body.shownText } },
          ...extra,
        };
      });
      serve(server, save, async ({ query }) => {
        if (query.name === 'none') throw new ApiFailure('not_found', 'There is no such file');
        return { name: query.name, type: 'application/json', text: '{"fine": "Grüße"}\n' };
      });
      serve(server, remove, async () => ({ deleted: true as const }));
      serve(server, fail('/api/v1/fail'), async ({ query }) => failures[query.how]!() as never);
    },
  });
});
afterAll(() => app.close());

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...ownPage, 'content-type': 'application/json', ...headers },
    payload: payload as string,
  });

test('the wire uses snake_case, handlers use camelCase, records keep their keys, and undeclared fields are dropped', async () => {
  const answer = await post('/api/v1/echo/main?page_size=7', {
    shown_text: 'Hi',
    place_names: { hall_A: 'x' },
    more: 1,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    room_slug: 'main',
    page_size: 7,
    visitor_known: true,
    by_place: { text_homeBanner: { shown_text: 'Hi' } },
  });
  expect(seen.body).toEqual({ shownText: 'Hi', placeNames: { hall_A: 'x' } });
});

test.each([
  ['/api/v1/echo/main?page_size=x', { shown_text: 'Hi' }, ['page_size']],
  ['/api/v1/echo/main', { shown_text: '' }, ['shown_text']],
  ['/api/v1/echo/main', { place_names: { hall: 4 } }, ['shown_text', 'place_names.hall']],
  ['/api/v1/echo/main', [], ['']],
])('%s with %j is rejected, naming %j', async (url, body, paths) => {
  const answer = await post(url, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatchObject({ code: 'bad_request', request_id: answer.headers['x-request-id'] });
  expect(answer.json().error.fields.map((field: { path: string }) => field.path)).toEqual(paths);
});

test.each([
  ['arrays', '['.repeat(60_000) + ']'.repeat(60_000)],
  ['objects', `{"shown_text":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`],
])('%s nested as deep as a body can hold are rejected without a stack overflow', async (_, body) => {
  expect((await post('/api/v1/echo/main', body)).json().error.code).toBe('bad_request');
});

test('characters that a database rejects are removed from texts, and make a URL not found', async () => {
  const body = JSON.stringify({ shown_text: 'a\0b', place_names: { 'h\ud800': 'x' } });
  expect((await post('/api/v1/echo/main', body)).statusCode).toBe(200);
  expect(seen.body).toEqual({ shownText: 'ab', placeNames: { 'h\ufffd': 'x' } });
  expect((await post('/api/v1/echo/a%00b', body)).statusCode).toBe(404);
});

test.each([
  ['notes-2026.json', 'notes-2026.json'],
  ['../../etc/"pass\r\nwd".json', 'etc-pass-wd-.json'],
  ['.bashrc', 'bashrc'],
  ['Grüße 🙂.md', 'Gr-e-.md'],
])('a file named %j is saved as %s, byte for byte', async (name, safe) => {
  const answer = await app.inject({ url: '/api/v1/save', query: { name } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${safe}"`);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toBe('{"fine": "Grüße"}\n');
});

test('an unreachable database is answered as unavailable, with a time to retry', async () => {
  const answer = await app.inject('/api/v1/fail?how=databaseAway');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json().error.code).toBe('unavailable');
});

test('a full database disk is reported as unable to save, with a time to retry', async () => {
  const answer = await app.inject('/api/v1/fail?how=diskFull');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json().error).toMatchObject({
    code: 'unavailable',
    message: 'Greenroom cannot save anything at the moment; try again in a few minutes',
  });
});

test('a missing file is a failure like any other', async () => {
  const answer = await app.inject('/api/v1/save?name=none');
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  expect(answer.headers['content-disposition']).toBeUndefined();
});

test('an invalid path parameter is answered as not found', async () => {
  expect((await post('/api/v1/echo/too-long', { shown_text: 'Hi' })).statusCode).toBe(404);
});

test.each(Object.entries(errorStatus))('the failure %s is answered with %i', async (code, status) => {
  const answer = await app.inject(`/api/v1/fail?how=${code}`);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    error: { code, message: `It is ${code}`, request_id: answer.headers['x-request-id'] },
  });
});

test.each(['unexpected', 'wrongReply'])(
  'an unexpected error is a 500 that reveals nothing internal: %s',
  async (how) => {
    const answer = await app.inject(`/api/v1/fail?how=${how}`);
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error.code).toBe('internal');
    expect(answer.body).not.toMatch(/hunter2|fine|\.ts/);
  },
);

test.each([
  ['invalid JSON', '{bad', {}, 400, 'bad_request'],
  ['no JSON at all', 'hello', { 'content-type': 'text/css' }, 400, 'bad_request'],
  ['a body that is too large', JSON.stringify({ shown_text: 'x'.repeat(300_000) }), {}, 413, 'message_too_long'],
])('the server’s own errors have the same form: %s', async (_, payload, headers, status, code) => {
  const answer = await post('/api/v1/echo/main', payload, headers);
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
});

test.each(['/api/v1/nothing', '/api/', '/api/persona/v2/none'])(
  '%s is a 404 in JSON, even for a browser',
  async (url) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
    const change = await app.inject({ method: 'DELETE', url, headers: ownPage });
    expect([change.statusCode, change.json().error.code]).toEqual([404, 'not_found']);
  },
);

test('the documentation shows routes with wire names', async () => {
  const openApi = (await app.inject('/api/docs/json')).json();
  const operation = openApi.paths['/api/v1/echo/{roomSlug}'].post;
  expect(operation.summary).toBe('Gives back what it was given');
  expect(operation.parameters.map((parameter: { name: string }) => parameter.name)).toEqual(['page_size', 'roomSlug']);
  expect(Object.keys(operation.requestBody.content['application/json'].schema.properties)).toEqual([
    'shown_text',
    'place_names',
  ]);
  expect(Object.keys(operation.responses)).toEqual(['200', '400']);
  expect(Object.keys(openApi.paths['/api/v1/save'].get.responses['200'].content)).toEqual([
    'text/markdown',
    'application/json',
  ]);
  expect(openApi.paths['/api/v1/personas/{instructorSlug}/contents'].get.tags).toEqual(['content']);
  expect((await app.inject('/api/docs/')).headers['content-type']).toContain('text/html');
});

describe('an empty body declared as JSON', () => {
  const json = { ...ownPage, 'content-type': 'application/json' };

  it('is accepted if no body is expected', async () => {
    const removed = await app.inject({ method: 'DELETE', url: '/api/v1/rooms/green', headers: json });
    expect([removed.statusCode, removed.json()]).toEqual([200, { deleted: true }]);
  });

  it('is rejected by field if a body is expected', async () => {
    const sent = await app.inject({ method: 'POST', url: '/api/v1/echo/green', headers: json });
    expect([sent.statusCode, sent.json()]).toMatchObject([400, { error: { fields: [{ path: 'shown_text' }] } }]);
  });

  it.each(['{', '{"__proto__": {"admin": true}}'])('is distinguished from malformed JSON: %s', async (payload) => {
    const sent = await app.inject({ method: 'POST', url: '/api/v1/echo/green', headers: json, payload });
    expect(sent.json()).toMatchObject({ error: { code: 'bad_request', message: 'The request cannot be read' } });
  });
});
