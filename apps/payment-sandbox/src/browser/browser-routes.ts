import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ObjectStore } from '../store/object-store.ts';
import { type SandboxContext, withStore } from '../store/with-store.ts';
import { makePaymentMethod } from '../cards/make-payment-method.ts';
import { confirmSession } from '../objects/checkout/confirm-session.ts';
import { frameRoutes } from '../frames/index.ts';
import { placeSession } from '../objects/checkout/place-session.ts';
import { applyPromotionCode } from '../objects/checkout/promotion-code.ts';
import { answerChallenge, findChallenge } from '../objects/intents/answer-challenge.ts';
import { challengePathOf } from '../objects/intents/challenges.ts';
import { confirmSetup } from '../objects/intents/setup-intents.ts';
import type { Kinds } from '../wire/kinds.ts';
import { invalidRequest, StripeFailure } from '../wire/failure.ts';
import { confirmPayment, paymentBySecret } from './confirm-payment.ts';
import { readSession, sessionBySecret } from './read-session.ts';

export interface BrowserRoutes {
  context: SandboxContext;
  publishableKey: string;
  onChange(): void;
}

const secret = z.string().max(300);
const read = z.object({ client_secret: secret });
const confirm = z.object({
  client_secret: secret,
  payment_method: z.string().max(100),
  return_url: z.string().max(2_000).nullish(),
});
const promotionCode = z.object({ client_secret: secret, code: z.string().max(200).nullable() });
const place = z.object({ client_secret: secret, country: z.string().regex(/^[A-Z]{2}$/) });
const challengeAnswer = z.object({ token: z.string().max(100), outcome: z.enum(['complete', 'fail']) });
const card = z.object({
  publishable_key: z.string().max(200),
  type: z.literal('card'),
  number: z.string().max(40),
  exp_month: z.coerce.number(),
  exp_year: z.coerce.number(),
  cvc: z.string().max(10),
  name: z.string().max(200).optional(),
  country: z.string().max(2).optional(),
  postal_code: z.string().max(20).optional(),
});

/** Routes for the sandbox's counterpart of Stripe.js in the browser: JSON, authorised by client secrets. */
export function browserRoutes(app: FastifyInstance, { context, publishableKey, onChange }: BrowserRoutes): void {
  const base = '/sandbox/payments';

  /** @param frame called by the card form's or the bank's frame, which has no origin */
  function serve<T extends z.ZodType>(
    path: string,
    schema: T,
    answer: (store: ObjectStore, body: z.output<T>) => Promise<object>,
    frame = false,
  ) {
    const url = `${base}${path}`;
    app.post(url, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (frame) allowFrames(reply);
      const body = schema.safeParse(request.body);
      if (!body.success) return refuse(reply, makesNoSense(body.error));
      const given = await withStore(context, (store) => answer(store, body.data)).catch((error: unknown) => {
        if (error instanceof StripeFailure) return error;
        throw error;
      });
      onChange();
      return given instanceof StripeFailure ? refuse(reply, given) : given;
    });
    if (frame) app.options(url, (_, reply) => allowFrames(reply).code(204).send());
  }

  serve('/sessions/read', read, async (store, { client_secret: one }) => ({
    session: await readSession(store, await sessionBySecret(store, one)),
  }));

  serve(
    '/sessions/confirm',
    confirm,
    async (store, { client_secret: one, payment_method: paymentMethod, return_url: returnUrl = null }) =>
      confirmSession(store, await sessionBySecret(store, one), { paymentMethod, returnUrl }),
  );

  serve('/sessions/place', place, async (store, { client_secret: one, country }) => ({
    session: await readSession(store, await placeSession(store, await sessionBySecret(store, one), country)),
  }));

  serve('/sessions/promotion-code', promotionCode, async (store, { client_secret: one, code }) => {
    const session = await applyPromotionCode(store, await sessionBySecret(store, one), code);
    return { session: await readSession(store, session) };
  });

  serve(
    '/payment-methods',
    card,
    async (store, { publishable_key: key, type: _, ...given }) => {
      if (key !== publishableKey) throw invalidRequest('Invalid API Key provided.', { param: 'publishable_key' });
      const { id, card: made } = await makePaymentMethod(store, given);
      return { id, brand: made!.brand, last4: made!.last4 };
    },
    true,
  );

  serve(
    '/setup-intents/confirm',
    confirm,
    async (store, { client_secret: one, payment_method: paymentMethod, return_url: returnUrl = null }) => {
      const intent = await intentBySecret(store, one);
      if (intent.status === 'succeeded') return { status: 'complete' };
      const done = await confirmSetup(store, intent, { paymentMethod, returnUrl });
      const challenge = challengePathOf(done);
      return challenge ? { status: 'requires_action', challenge } : { status: 'complete' };
    },
  );

  serve(
    '/payment-intents/confirm',
    confirm,
    async (store, { client_secret: one, payment_method: paymentMethod, return_url: returnUrl = null }) =>
      confirmPayment(store, await paymentBySecret(store, one), { paymentMethod, returnUrl }),
  );

  serve('/payment-intents/read', read, async (store, { client_secret: one }) => {
    const { status, last_payment_error: lastError } = await paymentBySecret(store, one);
    return { status, last_error: lastError };
  });

  serve(
    '/challenges/answer',
    challengeAnswer,
    async (store, { token, outcome }) => ({ return_url: await answerChallenge(store, token, outcome) }),
    true,
  );

  frameRoutes(app, { findChallenge: (token) => showChallenge(context, token) });
  app.get<{ Params: { token: string } }>(`${base}/challenges/:token`, async ({ params }, reply) => {
    const shown = await showChallenge(context, params.token);
    return shown
      ? reply.header('cache-control', 'no-store').send(shown)
      : reply.code(404).send({ error: makesNoSense().body });
  });
}

/** Returns what a 3-D Secure page shows; undefined once it was answered. */
export async function showChallenge(context: SandboxContext, token: string) {
  const found = await withStore(context, (store) => findChallenge(store, token));
  return (
    found && {
      merchant: 'Greenroom',
      amount: found.amount || null,
      currency: found.currency ?? 'usd',
      last4: found.last4,
    }
  );
}

async function intentBySecret(store: ObjectStore, given: string): Promise<Kinds['setup_intent']> {
  const intent = await store.find('setup_intent', given.split('_secret_', 1)[0] ?? '');
  if (intent?.client_secret === given) return intent;
  throw invalidRequest('The client_secret provided does not match any SetupIntent.', { param: 'client_secret' });
}

function makesNoSense(error?: z.ZodError): StripeFailure {
  return invalidRequest('The request makes no sense.', { param: String(error?.issues[0]?.path[0] ?? '') });
}

/** Browsers send the origin `null` for frames without `allow-same-origin`. */
function allowFrames(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': 'null',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, x-greenroom',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

function refuse(reply: FastifyReply, { body, options }: StripeFailure) {
  return reply.code(options.status).send({ error: body });
}
