import { and, asc, eq, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { sandboxDeliveries, sandboxEvents, sandboxObjects } from '../sandbox.tables.ts';
import { alone, type SandboxContext } from '../store/with-store.ts';
import type { Faults } from '../faults/faults.ts';
import type { Kinds } from '../wire/kinds.ts';
import { nextDelivery } from './backoff.ts';
import { signatureHeader } from './sign.ts';
import { undelivered } from './undelivered.ts';

export interface Endpoint {
  /** A function if the address is unknown until the product listens. */
  url: string | (() => string);
  secret: string;
  /** Whether it gets events of a type; all by default. */
  wants?: (type: string) => boolean;
}

export interface Deliver {
  context: SandboxContext;
  /** Endpoints from the sandbox's options, by their name in deliveries. */
  fixed: ReadonlyMap<string, Endpoint>;
  faults: Faults;
  log: FastifyBaseLogger;
}

/**
 * How long an endpoint may take to respond, in milliseconds, and how long the delivery is reserved for this instance,
 * in seconds.
 */
const patienceMs = 20_000;
const leaseSeconds = 30;

/**
 * Delivers due webhooks one by one, including those that fall due meanwhile.
 * @returns the number of attempts
 */
export async function deliverWebhooks(deliver: Deliver): Promise<number> {
  let tried = 0;
  for (let one = await takeNext(deliver); one !== undefined; one = await takeNext(deliver)) {
    tried += 1;
    await bring(deliver, one);
  }
  return tried;
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeNext>>>;

async function takeNext({ context }: Deliver) {
  return alone(context.db, async (tx) => {
    const now = secondsOf(context);
    const [next] = await tx
      .select({ delivery: sandboxDeliveries, json: sandboxEvents.json, type: sandboxEvents.type, undelivered })
      .from(sandboxDeliveries)
      .innerJoin(sandboxEvents, eq(sandboxEvents.id, sandboxDeliveries.eventId))
      .where(and(eq(sandboxDeliveries.status, 'waiting'), lte(sandboxDeliveries.due, now)))
      .orderBy(asc(sandboxDeliveries.due), asc(sandboxEvents.place))
      .limit(1);
    if (next === undefined) return undefined;
    await tx
      .update(sandboxDeliveries)
      .set({ attempts: next.delivery.attempts + 1, due: now + leaseSeconds })
      .where(eq(sandboxDeliveries.id, next.delivery.id));
    const event = { ...(next.json as object), pending_webhooks: next.undelivered };
    return { delivery: next.delivery, event, type: next.type };
  });
}

async function bring(deliver: Deliver, { delivery, event, type }: Taken): Promise<void> {
  const { context, faults, log } = deliver;
  const note = (changes: Partial<typeof sandboxDeliveries.$inferInsert>) =>
    context.db
      .update(sandboxDeliveries)
      .set(changes)
      .where(eq(sandboxDeliveries.id, delivery.id))
      .then(() => undefined);
  const fault = faults.webhook?.({ id: delivery.eventId, type, attempts: delivery.attempts });
  if (fault === 'never') return note({ status: 'lost' });
  const now = secondsOf(context);
  if (typeof fault === 'object') return note({ due: now + fault.laterBySeconds });
  const endpoint = await endpointOf(deliver, delivery.endpoint);
  if (endpoint === undefined) return note({ status: 'given-up' });
  const answer = await post(endpoint, event, now);
  if (fault === 'twice') await post(endpoint, event, now);
  if (answer !== null && answer < 300) return note({ status: 'delivered', answer });
  log.warn({ event: delivery.eventId, type, answer }, 'Webhook delivery failed; retrying for up to three days');
  const next = nextDelivery({ now, since: delivery.since, attempts: delivery.attempts + 1 });
  await note(next === null ? { status: 'given-up', answer } : { due: next, answer });
}

async function endpointOf(
  { context, fixed }: Deliver,
  name: string,
): Promise<{ url: string; secret: string } | undefined> {
  const known = fixed.get(name);
  if (known) return { secret: known.secret, url: typeof known.url === 'string' ? known.url : known.url() };
  const [row] = await context.db
    .select({ json: sandboxObjects.json })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, name));
  const found = row?.json as Kinds['webhook_endpoint'] | undefined;
  return found && { url: found.url, secret: found.sandbox.secret };
}

/** @returns the response status; null if there was no response */
async function post(
  { url, secret }: { url: string; secret: string },
  event: unknown,
  at: number,
): Promise<number | null> {
  const payload = JSON.stringify(event);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(payload, secret, at),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

const secondsOf = ({ now }: SandboxContext) => Math.floor(now().getTime() / 1000);
