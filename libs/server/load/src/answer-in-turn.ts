import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
 * A connection with more than `mostWaiting` ahead is closed, before any of those costs something. To be called once all
 * listeners for requests are there.
 */
export function answerInTurn(server: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>): void {
  const turns = new WeakMap<Socket, Turns>();
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // Node goes on to parse what came in the same packet.
    if (socket.destroyed) return;
    const answer = () => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    const answered = new Promise<void>((resolve) => response.once('close', resolve));
    const before = turns.get(socket);
    if (!before) {
      turns.set(socket, { last: answered, waiting: 0 });
      return answer();
    }
    const { last } = before;
    before.last = answered;
    before.waiting += 1;
    if (before.waiting > mostWaiting) return void socket.destroy();
    void last.then(() => {
      before.waiting -= 1;
      if (!socket.destroyed) answer();
    });
  });
}
