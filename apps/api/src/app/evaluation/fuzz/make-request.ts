import fc from 'fast-check';
import { z } from 'zod';
import { renameKeys, toSnake } from '@greenroom/contracts';
import type { Contract } from '@greenroom/contracts/schemas';
import { fromSchema, idNamed } from './from-schema.ts';
import { hostileText, hostileValue, spoil } from './hostile.ts';

/** A request whose ids are still placeholders. */
export interface MadeRequest {
  method: string;
  /** Path segments, not encoded. */
  path: readonly string[];
  query: readonly (readonly [string, string])[];
  headers: Readonly<Record<string, string>>;
  /** As text; undefined if no body is sent. */
  body: string | undefined;
}

const steps = fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 4 });

/** Generates requests to an endpoint: many that fit its contract, and more that violate it in different ways. */
export function requestsTo(contract: Pick<Contract, 'endpoint' | 'query' | 'body'>): fc.Arbitrary<MadeRequest> {
  const { endpoint } = contract;
  const names = (value: unknown) => (endpoint.casing === 'camel' ? value : renameKeys(value, toSnake));
  const parts = endpoint.path.split('/').slice(1);
  const path = fc.tuple(...parts.map((part) => (part.startsWith(':') ? pathPart(part.slice(1)) : fc.constant(part))));
  const query = contract.query ? valuesOf(contract.query).map(names).chain(spoiltQuery) : strangeQuery;
  const valid = contract.body ? valuesOf(contract.body).map(names) : fc.constant(undefined);
  return fc.record({
    method: fc.oneof(
      { weight: 60, arbitrary: fc.constant<string>(endpoint.method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS') },
    ),
    path: fc.oneof(
      { weight: 40, arbitrary: path },
      { weight: 1, arbitrary: path.map((all) => [...all.slice(0, -1), '__proto__', '%']) },
    ),
    query,
    headers: strangeHeaders,
    body: endpoint.method === 'GET' ? fc.constant(undefined) : valid.chain(spoiltBody),
  });
}

function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }));
}

const pathPart = (name: string) =>
  fc.oneof(
    { weight: 12, arbitrary: idNamed(name) },
    { weight: 2, arbitrary: fc.constantFrom('me', '1', 'imogen-vale', 'google', 'login') },
    { weight: 3, arbitrary: hostileText.map((text) => text.slice(0, 2_000)) },
  );

const strangeQuery = fc.oneof(
  { weight: 9, arbitrary: fc.constant<[string, string][]>([]) },
  { weight: 1, arbitrary: fc.array(fc.tuple(hostileText, hostileText).map(short), { maxLength: 4 }) },
);

function short([name, value]: [string, string]): [string, string] {
  return [name.slice(0, 200), value.slice(0, 4_000)];
}

function spoiltQuery(valid: unknown): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const pairs = Object.entries((valid ?? {}) as Record<string, unknown>).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  const spoilt = fc
    .tuple(fc.nat({ max: 50 }), hostileText)
    .map(([at, text]) =>
      pairs.map(([name, value], index) => short([name, index === at % pairs.length ? text : value])),
    );
  return fc.oneof<fc.MaybeWeightedArbitrary<readonly (readonly [string, string])[]>[]>(
    { weight: 4, arbitrary: fc.constant(pairs) },
    { weight: 3, arbitrary: spoilt },
    { weight: 1, arbitrary: fc.constant([...pairs, ...pairs]) },
    { weight: 1, arbitrary: strangeQuery.map((more) => [...pairs, ...more]) },
  );
}

function spoiltBody(valid: unknown): fc.Arbitrary<string | undefined> {
  const written = valid === undefined ? undefined : JSON.stringify(valid);
  const spoilt = fc.tuple(steps, hostileValue).map(([where, by]) => JSON.stringify(spoil(valid ?? {}, where, by)));
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(written) },
    { weight: 9, arbitrary: spoilt },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.nat({ max: 200 }).map((end) => (written ?? '{"a":1}').slice(0, end)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"a":1}{"a":2}', '[1,]', "{'a':1}", '\ufeff{}', '"\\ud800"') },
    { weight: 1, arbitrary: fc.constantFrom(2_000, 60_000).map((n) => `${'['.repeat(n)}${']'.repeat(n)}`) },
  );
}

/** Headers of a request. Usually the runner adds what our own pages send; an empty value removes a header. */
const strangeHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 20, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ 'x-greenroom': '' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ origin: '' }, { origin: 'https://elsewhere.example' }, { origin: 'null' }),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'application/json; charset=utf-16',
        'x',
        '/',
      )
      .map((type) => ({ 'content-type': type })),
  },
  { weight: 1, arbitrary: fc.constantFrom('bytes=5-1', 'bytes=-0', 'x').map((range) => ({ range })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('access_token=x.y.z', 'refresh_token=%', 'visitor_id=1', '=;;=%ff', `a=${'b'.repeat(6_000)}`)
      .map((cookie) => ({ cookie })),
  },
  { weight: 1, arbitrary: fc.constant({ authorization: 'Bearer x', 'accept-language': ';q=x,*;q=9' }) },
  { weight: 1, arbitrary: fc.constant({ host: 'elsewhere.example', 'x-forwarded-for': '1.2.3.4, x' }) },
  {
    weight: 1,
    arbitrary: fc.constant({ accept: 'text/html', 'x-request-id': 'x'.repeat(500), 'last-event-id': '-9' }),
  },
);
