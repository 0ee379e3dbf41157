import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum pipelined requests waiting on one connection. Browsers do not pipeline. */
const mostWaiting = 8;

interface Turns {
  /** Settles once the previous request is answered. */
  last: Promise<void>;
  waiting: number;
}

/**
 * Handles the requests of a connection one after the other, including pipelined ones (RFC 9112, section 9.3.2), so that
 * a client that does not read its responses holds one of them in memory and not as many as it requested. A connection
 * with more than `mostWaiting` pipelined requests is closed before any of those is handled. Call it after all `request`
 * listeners are added.
 */
export function answerInTurn(server: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>): void {
  const turns = new WeakMap<Socket, Turns>();
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // Node continues to parse what arrived in the same packet.
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
