import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  ApiFailure,
  callBounds,
  type CallClientMessage,
  callCloseCodes,
  callProtocol,
  callSocketPath,
} from '@greenroom/contracts';
import type { Database } from '../../database/open-database.ts';
import { isOwnOrigin } from '../people/index.ts';
import type { CallClock } from './call-clock.ts';
import { type CallLine, callLine, tryAgain } from './call-line.ts';
import { findCall, opensCall } from './calls.repository.ts';
import type { HalfOpen } from './half-open.ts';
import type { RunningCalls } from './running-calls.ts';

export interface CallSocketDependencies {
  db: Database;
  publicOrigin: string | undefined;
  calls: RunningCalls;
  halfOpen: HalfOpen;
  clock: CallClock;
  isStopping(): boolean;
  stop(): Promise<void>;
  log: { warn(facts: object, message: string): void };
}

/** The socket of calls. What comes before a `hello` that fits costs next to nothing. */
export async function callSocket(app: FastifyInstance, dependencies: CallSocketDependencies): Promise<void> {
  const { publicOrigin, halfOpen, clock, isStopping, stop } = dependencies;
  await app.register(websocket, {
    options: { maxPayload: callBounds.messageBytes, perMessageDeflate: false, clientTracking: true },
    errorHandler: (_, socket) => socket.terminate(),
    preClose(done) {
      void stop()
        .catch(() => {})
        .then(() => closeAll(app))
        .then(() => done());
    },
  });
  app.route({
    method: 'GET',
    url: callSocketPath,
    schema: { hide: true },
    config: { anonymous: true },
    preValidation: async (request) => {
      if (!isOwnOrigin(request, publicOrigin))
        throw new ApiFailure('forbidden', 'This request has to come from Greenroom’s own pages');
      if (isStopping()) throw new ApiFailure('unavailable', 'Greenroom cannot answer at the moment');
    },
    handler: async () => {
      throw new ApiFailure('not_found', 'There is nothing at this address');
    },
    wsHandler(socket, request) {
      const line = callLine(socket, clock);
      const opened = halfOpen.open(request.ip, () => line.close(callCloseCodes.refused));
      line.listen({
        onMessage(message) {
          opened();
          // What comes next waits until it is known who it is from.
          line.listen(undefined);
          line.pause(true);
          void admit(dependencies, line, request, message);
        },
        onFrame: () => line.close(callCloseCodes.flood),
        onClose: opened,
      });
    },
  });
}

async function admit(
  { db, calls, log, isStopping }: CallSocketDependencies,
  line: CallLine,
  request: FastifyRequest,
  hello: CallClientMessage,
): Promise<void> {
  if (hello.type !== 'hello') return line.close(callCloseCodes.flood);
  if (hello.version !== callProtocol) return line.close(callCloseCodes.protocol);
  try {
    const uuid = z.uuid().safeParse((request.params as { callUuid: string }).callUuid).data;
    const call = uuid === undefined ? undefined : await findCall(db, uuid);
    if (!call || !opensCall(call, hello.token)) return line.close(callCloseCodes.refused);
    if (isStopping()) return line.close(callCloseCodes.goingAway);
    request.log.info({ call: call.uuid }, 'on the line of a call');
    if (call.endedAt === null && (await calls.join(call, line, hello))) return;
    const { why, talkedMs } = (await findCall(db, call.uuid)) ?? call;
    line.send({ type: 'ended', why: why ?? 'hung-up', talkedMs, paywall: why === 'allowance-used' });
    line.close(callCloseCodes.ended);
  } catch (error) {
    log.warn({ err: error }, 'A call could not be joined');
    line.close(tryAgain);
  }
}

/** In ms. */
const closedWithinMs = 1_000;

/** What is still open when the calls were let go of. */
async function closeAll(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer;
  for (const client of clients) if (client.readyState === client.OPEN) client.close(callCloseCodes.goingAway);
  const until = performance.now() + closedWithinMs;
  while (clients.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const client of clients) client.terminate();
}
