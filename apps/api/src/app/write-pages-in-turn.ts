import { setImmediate } from 'node:timers/promises';
import { ApiFailure } from '@greenroom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '@greenroom/rate-limit';
import { createFairQueue, type FairQueueLimits } from '@greenroom/load';

/** Rendering a page takes some 20 ms of the main thread; a request that would wait for seconds is better refused. */
const limits: FairQueueLimits = {
  atOnce: 8,
  atOncePerAddress: 4,
  waitingPerOwner: 50,
  waitingPerAddress: 200,
  waitingInAll: 400,
};

const full = () =>
  new ApiFailure('unavailable', 'Greenroom is full at the moment; please try again in a few seconds', undefined, {
    retryAfterSeconds: 5,
  });

/** Renders a page when it is the request's turn. @returns undefined if the connection has been closed by then */
export type WritePageInTurn = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  write: () => Promise<T>,
) => Promise<T | undefined>;

/**
 * Renders a few pages at a time, alternating between addresses, and yields to the event loop in between. Otherwise many
 * requests at once would delay health checks, streams and calls until all their pages are rendered.
 */
export function writePagesInTurn(): WritePageInTurn {
  const queue = createFairQueue(limits, { owner: full, address: full, all: full });
  return (request, reply, write) =>
    queue.run({ ownerId: request.person.ownerId, addressKey: addressKey(request.ip) }, async () => {
      await setImmediate();
      return reply.raw.destroyed ? undefined : write();
    });
}
