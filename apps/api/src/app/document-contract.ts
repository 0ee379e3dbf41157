import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { errorStatus, toSnake } from '@greenroom/contracts';
import { type Contract, chat, content, users } from '@greenroom/contracts/schemas';

const tagOf = new Map<unknown, string>([
  [users, 'people'],
  [content, 'content'],
  [chat, 'coaching'],
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

/** A contract as the API's documentation shows it: JSON Schema in the wire's names. It validates nothing. */
export function documentContract(contract: Contract): FastifySchema {
  const { params, query, body, reply, replyKind, errors, summary } = contract;
  const success = wireSchema(reply, 'output');
  const mistakes = new Set(errors.map((code) => errorStatus[code]));
  return {
    summary,
    tags: [tagFor(reply)],
    ...(params && { params: asJsonSchema(params, 'input') }),
    ...(query && { querystring: wireSchema(query, 'input') }),
    ...(body && { body: wireSchema(body, 'input') }),
    response: {
      200:
        replyKind === 'event-stream'
          ? {
              description: 'Server-sent events, each with an id and one such object',
              content: { 'text/event-stream': { schema: success } },
            }
          : { description: 'Success', ...success },
      ...Object.fromEntries([...mistakes].map((status) => [status, { description: 'Failure', ...ErrorReply }])),
    },
  };
}

function tagFor(reply: z.ZodType): string {
  const innermost = reply instanceof z.ZodArray ? reply.element : reply;
  const home = [...tagOf].find(([schemas]) => Object.values(schemas as object).includes(innermost));
  return home?.[1] ?? 'other';
}

type JsonSchema = { [key: string]: unknown };

function asJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

function wireSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return snakeProperties(asJsonSchema(schema, io)) as JsonSchema;
}

/** Renames the properties that a JSON Schema speaks of, and leaves its own keywords alone. */
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
