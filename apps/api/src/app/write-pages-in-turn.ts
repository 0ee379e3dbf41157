import { setImmediate } from 'node:timers/promises';
import { ApiFailure } from '@greenroom/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '@greenroom/rate-limit';
import { createFairQueue, type FairQueueLimits } from '@greenroom/load';

/** A page is drawn in some 20 ms of the main thread; what waits longer than seconds is better refused. */
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

/** Writes a page for a request when it is its turn. @returns undefined where the connection is closed by then */
export type WritePageInTurn = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  write: () => Promise<T>,
) => Promise<T | undefined>;

/**
 * Draws a few pages at a time, for one address after another, and lets the event loop turn between two: many requests at
 * once would hold up health checks, streams and calls for as long as all of their pages take.
 */
export function writePagesInTurn(): WritePageInTurn {
  const queue = createFairQueue(limits, { owner: full, address: full, all: full });
  return (request, reply, write) =>
    queue.run({ ownerId: request.person.ownerId, addressKey: addressKey(request.ip) }, async () => {
      await setImmediate();
      return reply.raw.destroyed ? undefined : write();
    });
}
