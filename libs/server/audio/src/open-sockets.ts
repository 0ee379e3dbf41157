import type { Sockets } from '@greenroom/ports/sockets';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { ApiFailure, callBounds, callCloseCodes } from '@greenroom/contracts';
import { isOwnOrigin } from '@greenroom/access';
import { halfOpenSockets } from './half-open.ts';
import { type ConnectionCodec, tryAgain } from '@greenroom/ports/socket-connection';
import { socketConnection } from './socket-connection.ts';

/** Registers the server's WebSockets. A socket costs next to nothing until it sends a valid hello. */
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
  // The plugin closes only the sockets it has seen. A socket that an earlier hook refused would stay open and delay the
  // server's shutdown.
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
              // Hold back later messages until the caller is known.
              line.listen(undefined);
              line.pause(true);
              if (isStopping) return line.close(callCloseCodes.goingAway);
              admit(line as never, message, request).catch((error: unknown) => {
                log.warn({ err: error }, 'Admitting a socket failed; closing it with a request to try again');
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

/** How long clients may take to answer the close at shutdown, before they are cut off. In ms. */
const closedWithinMs = 1_000;

/** Closes the sockets that are still open after all stop handlers have run. */
async function closeAll(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer;
  for (const client of clients) if (client.readyState === client.OPEN) client.close(callCloseCodes.goingAway);
  const until = performance.now() + closedWithinMs;
  while (clients.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const client of clients) client.terminate();
}
