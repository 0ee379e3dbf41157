import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
const sane = /^[A-Za-z0-9_-]{8,64}$/;

/** Returns the id that a proxy or client gave the request if it is a plain token, or a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[header];
  return typeof given === 'string' && sane.test(given) ? given : randomUUID();
}

/** Sends the request's id with every answer. */
export function echoRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });
}
