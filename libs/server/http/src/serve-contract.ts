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
    /** The endpoint of the contract a route serves: how its failures look. */
    endpoint?: Endpoint;
  }
}

type Part<C extends Contract, Key extends 'params' | 'query' | 'body'> =
  C extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler is called with: the parts of the request in camelCase, as the contract's schemas read them. */
interface Call<C extends Contract> {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
  /** Who asks. */
  person: Person;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A file to be saved under `name`. Its `type` is a media type without a character set: a text goes as UTF-8. */
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

/** Answers a contract; one whose reply is a stream of events writes to `reply` by itself and gives nothing back. */
export type Handler<C extends Contract> = (call: Call<C>) => Promise<Answer<C>>;

/**
 * Serves a contract: reads the request by its schemas, calls the handler, and encodes what it gives.
 * The wire is snake_case, but where the endpoint says otherwise. A request that does not fit is a `bad_request` with the fields in the wire's own names;
 * a path parameter that does not fit names nothing, and is a `not_found`.
 * @param bodyLimit the largest body in bytes, where it differs from the server's
 * @param bodyAsItCame names in the body are data: none is read in another case
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
        body: readPart(contract, 'body', request.body, bodyAsItCame) as Part<C, 'body'>,
        person: request.person,
        request,
        reply,
      });
      if (contract.replyKind === 'event-stream') return reply;
      // The answer is got by GET, whatever was asked (RFC 9110, section 15.4.4).
      if (contract.replyKind === 'redirect') return reply.redirect(answer as string, 303);
      if (contract.replyKind === 'file') return sendFile(reply, answer as FileReply);
      if (contract.replyKind === 'sound') return sendSound(reply, answer as SoundReply, request.headers.range);
      if (contract.replyKind === 'markup') return sendMarkup(reply, answer as string);
      return replyOnWire(contract, answer);
    },
  });
}

/** In UTF-16 code units. Fastify's parser looks through all of a body for `__proto__` by patterns: 50 ms for 10 MB. */
const largeBody = 262_144;

/** A large body that is sound; what is not goes the usual way, and is refused there. */
function parseLarge(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return isTooDeep(value) || changesPrototypes(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/**
 * JSON as all routes take it. An empty body is none, whatever type it is said to be of: clients name JSON with every
 * request, also with a DELETE that says nothing. Where a contract asks for a body, its schema refuses what is missing.
 * What is nested beyond any contract is refused here, since whoever walks down it would run out of stack.
 */
export function readJsonBodies(app: FastifyInstance): void {
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

/** Lets the routes of this scope be called with a form. Other sites' pages can post one, so that none but theirs may. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

/** A browser saves it and never shows it: what is in it was written by people. */
function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  const { name, type } = file;
  const safeName = name.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '');
  return (
    reply
      .type('text' in file ? `${type}; charset=utf-8` : type)
      .header('content-disposition', `attachment; filename="${safeName}"`)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      // As bytes, since a text would be taken for JSON where that is the type.
      .send('text' in file ? Buffer.from(file.text) : file.bytes)
  );
}

/** HTML of others' making, for a sandboxed frame of our own pages: nothing in it runs, and its links open elsewhere. */
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
