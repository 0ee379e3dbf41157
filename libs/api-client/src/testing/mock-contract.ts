import { http, HttpResponse, type HttpHandler } from 'msw';
import type { z } from 'zod';
import {
  endpoints,
  errorStatus,
  renameKeys,
  toSnake,
  type EndpointName,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
  type SentenceBody,
  type Reply,
} from '@greenroom/contracts';
import { contracts, fromWire, replyOnWire, type Contract, type Contracts } from '@greenroom/contracts/schemas';

type Part<Name extends EndpointName, Key extends string> =
  Contracts[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A request as the API's own use case receives it: validated, in camelCase, with defaults filled in. */
export interface MockedRequest<Name extends EndpointName> {
  params: Part<Name, 'params'>;
  query: Part<Name, 'query'>;
  body: Part<Name, 'body'>;
  signal: AbortSignal;
}

/** Thrown by a mock's answer to fail one call with an error code of the contracts. */
export class MockFailure extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(`Mocked failure: ${code}`);
    this.name = 'MockFailure';
    this.code = code;
  }
}

/**
 * Mocks an endpoint of the API, in the wire's names. A request that does not fit the contract gets the API's 400.
 * @param name the endpoint
 * @param answer returns the reply in camelCase; it may throw a {@link MockFailure}
 * @throws in the answer (status 500, and the reason on the console) when the reply does not fit the contract
 */
export function mockContract<Name extends EndpointName>(
  name: Name,
  answer: (request: MockedRequest<Name>) => Reply<Name> | Promise<Reply<Name>>,
): HttpHandler {
  return mockEndpoint(name, async (request: MockedRequest<Name>) => {
    const reply = await answer(request);
    return HttpResponse.json(asWire(name, reply) as object);
  });
}

/**
 * Fails every call of an endpoint with a code of the contracts, or with no answer at all.
 * @param fields which fields of the request are wrong, as the API reports them: paths in the wire's names
 * @param options `once`: only the next call fails
 */
export function failContract(
  name: EndpointName,
  code: ErrorCode | 'offline',
  fields?: ErrorBody['error']['fields'],
  options: { once?: boolean } = {},
): HttpHandler {
  const endpoint: Endpoint = endpoints[name];
  const { method, path } = endpoint;
  return http[methodName(method)](
    `*${path}`,
    () => (code === 'offline' ? HttpResponse.error() : failure(endpoint, code, undefined, fields)),
    options,
  );
}

/** Answers every call of an endpoint with a response that is not the API's, such as a gateway's own page. */
export function answerFromGateway(name: EndpointName, body: string, init: ResponseInit): HttpHandler {
  const { method, path }: Endpoint = endpoints[name];
  return http[methodName(method)](`*${path}`, () => new HttpResponse(body, init));
}

/** The common part of mocks: reads the request by its contract and turns failures into the API's error answers. */
export function mockEndpoint<Name extends EndpointName>(
  name: Name,
  respond: (request: MockedRequest<Name>) => Promise<Response>,
): HttpHandler {
  const contract: Contract = contracts[name];
  const { endpoint } = contract;
  const { method, path } = endpoint;
  return http[methodName(method)](`*${path}`, async ({ request, params }) => {
    const parts = {
      params: contract.params?.safeParse(params),
      query: contract.query && fromWire(contract.query, Object.fromEntries(new URL(request.url).searchParams)),
      body: contract.body && (await readBody(contract.body, endpoint, request.clone())),
    };
    const wrong = Object.values(parts).find((part) => part?.success === false);
    if (wrong) return failure(endpoint, 'bad_request', String(wrong.error));
    const read = {
      params: parts.params?.data,
      query: parts.query?.data,
      body: parts.body?.data,
      signal: request.signal,
    };
    try {
      return await respond(read as MockedRequest<Name>);
    } catch (cause) {
      if (cause instanceof MockFailure) return failure(endpoint, cause.code);
      // eslint-disable-next-line no-console -- A wrong mock must be seen where it is used: in a test's output or the browser.
      console.error(`The mock of ${name} is wrong:`, cause);
      return failure(endpoint, 'internal', String(cause));
    }
  });
}

async function readBody(schema: z.ZodType, { takes }: Endpoint, request: Request) {
  if (takes === 'bytes') return schema.safeParse(new Uint8Array(await request.arrayBuffer()));
  return fromWire(schema, JSON.parse((await request.text()) || '{}'));
}

/** Returns a reply in the wire's names; throws when it does not fit the contract. */
export function asWire<Name extends EndpointName>(name: Name, reply: Reply<Name>): unknown {
  const contract: Contract = contracts[name];
  return replyOnWire(contract, contract.reply.parse(reply));
}

function failure(
  endpoint: Endpoint,
  code: ErrorCode,
  message = `Mocked failure: ${code}`,
  fields?: ErrorBody['error']['fields'],
): Response {
  const body: ErrorBody | SentenceBody =
    endpoint.failure === 'sentence'
      ? { error: message, code }
      : { error: { code, message, requestId: 'mock', ...(fields && { fields }) } };
  const wire = endpoint.casing === 'camel' ? body : renameKeys(body, toSnake);
  return HttpResponse.json(wire as object, { status: errorStatus[code] });
}

const methodName = (method: string) => method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
