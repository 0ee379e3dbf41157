import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests on one connection that wait for the answers before theirs. Browsers send none ahead. */
const mostWaiting = 8;

interface Turns {
  /** Settles once the request before is answered. */
  last: Promise<void>;
  waiting: number;
}

/**
 * Answers the requests of one connection one after the other, also those that a client sends ahead without reading (RFC
 * 9112, section 9.3.2): whoever reads nothing has one answer in the server's memory, and not as many as they asked for.
 * A connection with more than `mostWaiting` ahead is closed. To be registered before anything that costs something.
 */
export function answerInTurn(app: FastifyInstance): void {
  const turns = new WeakMap<Socket, Turns>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const before = turns.get(socket);
    const answered = new Promise<void>((resolve) => reply.raw.once('close', resolve));
    if (!before) return void turns.set(socket, { last: answered, waiting: 0 });
    const { last } = before;
    before.last = answered;
    before.waiting += 1;
    if (before.waiting > mostWaiting) socket.destroy();
    await last;
    before.waiting -= 1;
    // Nobody is there any more to whom it could be answered.
    if (socket.destroyed) reply.hijack();
  });
}
