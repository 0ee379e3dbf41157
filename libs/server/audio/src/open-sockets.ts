import type { Sockets } from '@greenroom/ports/sockets';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { ApiFailure, callBounds, callCloseCodes } from '@greenroom/contracts';
import { isOwnOrigin } from '@greenroom/access';
import { halfOpenSockets } from './half-open.ts';
import { type ConnectionCodec, tryAgain } from '@greenroom/ports/socket-connection';
import { socketConnection } from './socket-connection.ts';

/** The server's sockets. What comes before a hello that fits costs next to nothing. */
export async function openSockets(app: FastifyInstance, publicOrigin: string | undefined): Promise<Sockets> {
  const stops: (() => Promise<void>)[] = [];
  let isStopping = false;
  await app.register(websocket, {
    options: { maxPayload: callBounds.messageBytes, perMessageDeflate: false, clientTracking: true },
    errorHandler: (_, socket) => socket.terminate(),
    preClose(done) {
      isStopping = true;
      void Promise.allSettled(stops.map((stop) => stop()))
        .then(() => closeAll(app))
        .then(() => done());
    },
  });
  // The plugin closes what it has seen. What an earlier hook refused would stay open, and hold up the server's end.
  app.addHook('onResponse', async ({ raw, ws }) => {
    if (raw.headers.upgrade !== undefined && !ws) raw.socket.destroySoon();
  });
  return {
    open({ path, form, clock, admit, stop, log }) {
      const halfOpen = halfOpenSockets(clock);
      stops.push(stop);
      app.route({
        method: 'GET',
        url: path,
        schema: { hide: true },
        config: { anonymous: true },
        preValidation: async (request) => {
          if (!isOwnOrigin(request, publicOrigin))
            throw new ApiFailure('forbidden', 'This request has to come from Greenroom’s own pages');
          if (isStopping) throw new ApiFailure('unavailable', 'Greenroom cannot answer at the moment');
        },
        handler: async () => {
          throw new ApiFailure('not_found', 'There is nothing at this address');
        },
        wsHandler(socket, request) {
          const line = socketConnection<never, never>(socket, clock, form as ConnectionCodec<never>);
          const opened = halfOpen.open(request.ip, () => line.close(callCloseCodes.refused));
          line.listen({
            onMessage(message) {
              opened();
              // What comes next waits until it is known who it is from.
              line.listen(undefined);
              line.pause(true);
              if (isStopping) return line.close(callCloseCodes.goingAway);
              admit(line as never, message, request).catch((error: unknown) => {
                log.warn({ err: error }, 'A socket could not be joined');
                line.close(tryAgain);
              });
            },
            onFrame: () => line.close(callCloseCodes.flood),
            onClose: opened,
          });
        },
      });
    },
  };
}

/** In ms. */
const closedWithinMs = 1_000;

/** What is still open when everything was let go of. */
async function closeAll(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer;
  for (const client of clients) if (client.readyState === client.OPEN) client.close(callCloseCodes.goingAway);
  const until = performance.now() + closedWithinMs;
  while (clients.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const client of clients) client.terminate();
}
