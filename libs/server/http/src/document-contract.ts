import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { errorStatus, toSnake } from '@greenroom/contracts';
import {
  auth,
  type Contract,
  chat,
  commerce,
  content,
  events,
  experiments,
  staff,
  users,
  waysIn,
} from '@greenroom/contracts/schemas';

const tagOf = new Map<unknown, string>([
  [auth, 'identity'],
  [waysIn, 'identity'],
  [users, 'people'],
  [staff, 'staff'],
  [content, 'content'],
  [chat, 'coaching'],
  [commerce, 'commerce'],
  [events, 'events'],
  [experiments, 'events'],
]);

const ErrorReply = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'request_id'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorStatus) },
        message: { type: 'string' },
        request_id: { type: 'string' },
        fields: {
          type: 'array',
          items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
        },
      },
    },
  },
};

/**
 * Describes a contract for the API's documentation: JSON Schema with the wire's names. It is not used for validation.
 */
export function documentContract(contract: Contract): FastifySchema {
  const { params, query, body, reply, errors, summary } = contract;
  const mistakes = new Set(errors.map((code) => errorStatus[code]));
  return {
    summary,
    tags: [tagFor([reply, query, body, params])],
    ...(params && { params: asJsonSchema(params, 'input') }),
    ...(query && { querystring: wireSchema(contract, query, 'input') }),
    ...(body && { body: documentBody(contract, body) }),
    response: {
      200: documentSuccess(contract),
      ...Object.fromEntries([...mistakes].map((status) => [status, { description: 'Failure', ...ErrorReply }])),
    },
  };
}

function documentBody(contract: Contract, body: z.ZodType): JsonSchema {
  if (contract.endpoint.takes !== 'bytes') return wireSchema(contract, body, 'input');
  return { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
}

function documentSuccess(contract: Contract): JsonSchema {
  const { reply, replyKind } = contract;
  const schema = wireSchema(contract, reply, 'output');
  switch (replyKind) {
    case 'event-stream':
      return {
        description: 'Server-sent events, each with an id and one such object',
        content: { 'text/event-stream': { schema } },
      };
    case 'redirect':
      return { description: 'Leads on to a page, with status 303' };
    case 'markup':
      return { description: 'HTML, to be shown in a sandboxed frame', content: { 'text/html': { schema } } };
    case 'sound':
      return {
        description: 'Sound; 206 with a part of it where one is asked for',
        content: { 'audio/wav': { schema } },
      };
    case 'file':
      return {
        description: 'A file to be saved; its name is in Content-Disposition',
        content: { 'text/markdown': { schema }, 'application/json': { schema } },
      };
    default:
      return { description: 'Success', ...schema };
  }
}

/** Returns the tag of the first of a contract's parts that belongs to a tagged module. */
function tagFor(parts: readonly (z.ZodType | undefined)[]): string {
  for (const part of parts) {
    const innermost = part instanceof z.ZodArray ? part.element : part;
    const home = [...tagOf].find(([schemas]) => Object.values(schemas as object).includes(innermost));
    if (innermost && home) return home[1];
  }
  return 'other';
}

type JsonSchema = { [key: string]: unknown };

function asJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

function wireSchema({ endpoint }: Contract, schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const documented = asJsonSchema(schema, io);
  return endpoint.casing === 'camel' ? documented : (snakeProperties(documented) as JsonSchema);
}

/** Renames the properties in a JSON Schema, but not the schema's own keywords. */
function snakeProperties(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(snakeProperties);
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties') {
        const properties = Object.entries(value as JsonSchema);
        return [
          keyword,
          Object.fromEntries(properties.map(([name, inner]) => [toSnake(name), snakeProperties(inner)])),
        ];
      }
      if (keyword === 'required') return [keyword, (value as string[]).map(toSnake)];
      return [keyword, snakeProperties(value)];
    }),
  );
}
