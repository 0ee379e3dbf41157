import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiFailure, type Endpoint, toSnake } from '@greenroom/contracts';
import { type Contract, fromWire, replyOnWire } from '@greenroom/contracts/schemas';
import type { Person } from '@greenroom/access';
import { documentContract } from './document-contract.ts';
import { framedPolicy } from './security-headers.ts';
import { changesPrototypes, holdsNull, isTooDeep, sanitizeText } from './sanitize-text.ts';
import { sendSound, type SoundReply } from './send-sound.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint that a route serves; it decides the format of failures. */
    endpoint?: Endpoint;
  }
}

type Part<C extends Contract, Key extends 'params' | 'query' | 'body'> =
  C extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** The arguments of a handler: the parts of the request in camelCase, as the contract's schemas parse them. */
interface Call<C extends Contract> {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
  /** The caller. */
  person: Person;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A file to be saved under `name`. Its `type` is a media type without a character set; text is sent as UTF-8. */
export type FileReply = { name: string; type: string } & ({ text: string } | { bytes: Buffer });

type Answer<C extends Contract> = C extends { replyKind: 'event-stream' }
  ? void
  : C extends { replyKind: 'file' }
    ? FileReply
    : C extends { replyKind: 'sound' }
      ? SoundReply
      : z.output<C['reply']>;

interface ServeOptions {
  bodyLimit?: number;
  config?: FastifyContextConfig;
  bodyAsItCame?: boolean;
}

/** Answers a contract. For an event stream, the handler writes to `reply` itself and returns nothing. */
export type Handler<C extends Contract> = (call: Call<C>) => Promise<Answer<C>>;

/**
 * Serves a contract: parses the request with its schemas, calls the handler, and encodes the result. The wire is
 * snake_case unless the endpoint says otherwise.
 * A request that does not match is a `bad_request` with the fields in the wire's names; a path parameter that does not
 * match is a `not_found`.
 * @param bodyLimit the largest body in bytes, if it differs from the server's
 * @param bodyAsItCame keeps the names in the body as they are, because they are data
 */
export function serve<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handler: Handler<C>,
  { bodyLimit, config, bodyAsItCame = false }: ServeOptions = {},
): void {
  app.route({
    method: contract.endpoint.method,
    url: contract.endpoint.path,
    schema: documentContract(contract),
    config: { ...config, endpoint: contract.endpoint },
    ...(bodyLimit !== undefined && { bodyLimit }),
    validatorCompiler: () => () => true,
    serializerCompiler: () => JSON.stringify,
    handler: async (request, reply) => {
      const answer = await handler({
        params: readParams(contract, request.params) as Part<C, 'params'>,
        query: readPart(contract, 'query', sanitizeText(request.query)) as Part<C, 'query'>,
        body: readPart(contract, 'body', request.body, bodyAsItCame || takesBytes(request)) as Part<C, 'body'>,
        person: request.person,
        request,
        reply,
      });
      if (contract.replyKind === 'event-stream') return reply;
      // 303, so that the browser follows with GET, whatever the request's method (RFC 9110, section 15.4.4).
      if (contract.replyKind === 'redirect') return reply.redirect(answer as string, 303);
      if (contract.replyKind === 'file') return sendFile(reply, answer as FileReply);
      if (contract.replyKind === 'sound') return sendSound(reply, answer as SoundReply, request.headers.range);
      if (contract.replyKind === 'markup') return sendMarkup(reply, answer as string);
      return replyOnWire(contract, answer);
    },
  });
}

/**
 * In UTF-16 code units. Fastify's parser searches the whole body for `__proto__` with regular expressions: 50 ms for 10
 * MB.
 */
const largeBody = 262_144;

/** Parses a large body. Returns undefined for an invalid one, which then takes the usual path and is refused there. */
function parseLarge(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return isTooDeep(value) || changesPrototypes(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON bodies for all routes, and bytes for those that take them. An empty body counts as none, whatever its content type: clients send the JSON
 * type with every request, even a DELETE without a body. Where a contract needs a body, its schema refuses a missing
 * one.
 * Refuses values nested deeper than any contract, because walking them could overflow the stack.
 */
export function readBodies(app: FastifyInstance): void {
  readBytes(app);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const large = body.length > largeBody ? parseLarge(body) : undefined;
    if (large !== undefined) return done(null, sanitizeText(large));
    void parseJson(request, body, (error, value) => {
      if (error) return done(error);
      if (isTooDeep(value)) return done(new ApiFailure('bad_request', 'The request does not fit'));
      done(null, sanitizeText(value));
    });
  });
}

const takesBytes = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.endpoint?.takes === 'bytes';

/** Reads the bodies of endpoints that take bytes; others refuse such a body as a type that they do not take. */
function readBytes(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) =>
    takesBytes(request) ? done(null, body) : done(Object.assign(new Error('The API takes JSON'), { statusCode: 415 })),
  );
}

/**
 * Lets the routes of this scope accept forms. Pages of other sites can post forms too, so use it only for routes that
 * are meant for other sites.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

/** Sends a file that browsers save and never display, because people wrote its content. */
function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  const { name, type } = file;
  const safeName = name.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '');
  return (
    reply
      .type('text' in file ? `${type}; charset=utf-8` : type)
      .header('content-disposition', `attachment; filename="${safeName}"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      // As bytes, because Fastify would serialize a text as JSON if that is its type.
      .send('text' in file ? Buffer.from(file.text) : file.bytes)
  );
}

/**
 * Sends HTML made by others for a sandboxed frame on our own pages: no script runs in it, and its links open in a new
 * tab.
 */
function sendMarkup(reply: FastifyReply, markup: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', framedPolicy)
    .send(markup.replace('<head>', '<head><base target="_blank">'));
}

function readParams(contract: Contract, params: unknown): unknown {
  if (!contract.params) return undefined;
  const read = contract.params.safeParse(params);
  if (read.success && !Object.values(params as object).some(holdsNull)) return read.data;
  throw new ApiFailure('not_found', 'There is nothing at this address');
}

function readPart(contract: Contract, part: 'query' | 'body', value: unknown, asItCame = false): unknown {
  const schema: z.ZodType | undefined = contract[part];
  if (!schema) return undefined;
  const read = asItCame ? schema.safeParse(value ?? {}) : fromWire(schema, value ?? {});
  if (read.success) return read.data;
  const nameOf = (key: string) => (contract.endpoint.casing === 'camel' ? key : toSnake(key));
  throw new ApiFailure(
    'bad_request',
    'The request does not fit',
    read.error.issues.map((issue) => ({
      path: issue.path.map((key) => nameOf(String(key))).join('.'),
      message: issue.message,
    })),
  );
}
