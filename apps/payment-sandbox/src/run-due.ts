import type { FastifyBaseLogger } from 'fastify';
import { workThroughClocks } from './clocks/work-through-clocks.ts';
import { workThroughDue } from './clocks/work-through-due.ts';
import { deliverWebhooks, type Deliver } from './webhooks/deliver-webhooks.ts';

/** Processes due changes, on advancing test clocks and on the wall clock, and then delivers the webhooks. */
export async function runDue(deliver: Deliver & { log: FastifyBaseLogger }): Promise<void> {
  const { context, log } = deliver;
  await workThroughClocks(context, log);
  await workThroughDue(context, log, { clock: null, until: Math.floor(context.now().getTime() / 1000) });
  await deliverWebhooks(deliver);
}
