import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import { createConcurrencyLimiter } from '@greenroom/load';
import { PaymentsError, type ProviderEvent } from '@greenroom/ports/payments';
import type { CommerceDependencies } from './commerce-dependencies.ts';
import type { EventInbox } from './projection/event-inbox.ts';

/** The maximum size of an event, in bytes; a subscription with all its invoices has about 50 kB. */
const bodyLimit = 1024 * 1024;
const received = { received: true } as const;
/** How many requests begin per interval (in ms), and how many more may wait: pages are served in between. */
const admitted = { atOnce: 10, everyMs: 10, mostWaiting: 5_000 };

/**
 * The payment provider's webhook. An event is acknowledged once it is stored; the provider resends events that were not
 * acknowledged.
 */
export function webhookRoutes(app: FastifyInstance, deps: CommerceDependencies, inbox: EventInbox): void {
  void app.register(async (scope) => {
    const inTurn = createConcurrencyLimiter({
      ...admitted,
      refusal: () =>
        new ApiFailure('unavailable', 'Please send this event again', undefined, { retryAfterSeconds: 60 }),
    });
    const admit = (begin: () => void) =>
      inTurn(async () => {
        begin();
        await sleep(admitted.everyMs);
      });
    scope.addHook('onRequest', () => new Promise<void>((begin, refuse) => void admit(begin).catch(refuse)));
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    serve(
      scope,
      contracts.commerceWebhooks,
      async ({ request }) => {
        const event = readEvent(deps, request.body, request.headers['stripe-signature']);
        await inbox.store(event);
        request.log.info({ event: event.id, type: event.type }, 'An event of the payment provider was stored');
        return received;
      },
      { bodyLimit, config: { takesForeign: 'the payment provider', anonymous: true } },
    );
  });
}

/** @throws ApiFailure `bad_request` if the signature is missing, wrong or too old */
function readEvent({ payments, now }: CommerceDependencies, body: unknown, signature: unknown): ProviderEvent {
  try {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    return payments.readEvent(bytes, typeof signature === 'string' ? signature : '', now());
  } catch (error) {
    if (error instanceof PaymentsError && error.trouble === 'bad-signature')
      throw new ApiFailure('bad_request', 'This is no event of the payment provider’s');
    throw error;
  }
}
