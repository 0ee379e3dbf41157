import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Books } from '../books/books.ts';
import { type Ground, withBooks } from '../books/with-books.ts';
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
  ground: Ground;
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
export function browserRoutes(app: FastifyInstance, { ground, publishableKey, onChange }: BrowserRoutes): void {
  const base = '/sandbox/payments';

  /** @param frame called by the card form's or the bank's frame, which has no origin */
  function serve<T extends z.ZodType>(
    path: string,
    schema: T,
    answer: (books: Books, body: z.output<T>) => Promise<object>,
    frame = false,
  ) {
    const url = `${base}${path}`;
    app.post(url, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (frame) allowFrames(reply);
      const body = schema.safeParse(request.body);
      if (!body.success) return refuse(reply, makesNoSense(body.error));
      const given = await withBooks(ground, (books) => answer(books, body.data)).catch((error: unknown) => {
        if (error instanceof StripeFailure) return error;
        throw error;
      });
      onChange();
      return given instanceof StripeFailure ? refuse(reply, given) : given;
    });
    if (frame) app.options(url, (_, reply) => allowFrames(reply).code(204).send());
  }

  serve('/sessions/read', read, async (books, { client_secret: one }) => ({
    session: await readSession(books, await sessionBySecret(books, one)),
  }));

  serve(
    '/sessions/confirm',
    confirm,
    async (books, { client_secret: one, payment_method: paymentMethod, return_url: returnUrl = null }) =>
      confirmSession(books, await sessionBySecret(books, one), { paymentMethod, returnUrl }),
  );

  serve('/sessions/place', place, async (books, { client_secret: one, country }) => ({
    session: await readSession(books, await placeSession(books, await sessionBySecret(books, one), country)),
  }));

  serve('/sessions/promotion-code', promotionCode, async (books, { client_secret: one, code }) => {
    const session = await applyPromotionCode(books, await sessionBySecret(books, one), code);
    return { session: await readSession(books, session) };
  });

  serve(
    '/payment-methods',
    card,
    async (books, { publishable_key: key, type: _, ...given }) => {
      if (key !== publishableKey) throw invalidRequest('Invalid API Key provided.', { param: 'publishable_key' });
      const { id, card: made } = await makePaymentMethod(books, given);
      return { id, brand: made!.brand, last4: made!.last4 };
    },
    true,
  );

  serve(
    '/setup-intents/confirm',
    confirm,
    async (books, { client_secret: one, payment_method: paymentMethod, return_url: returnUrl = null }) => {
      const intent = await intentBySecret(books, one);
      if (intent.status === 'succeeded') return { status: 'complete' };
      const done = await confirmSetup(books, intent, { paymentMethod, returnUrl });
      const challenge = challengePathOf(done);
      return challenge ? { status: 'requires_action', challenge } : { status: 'complete' };
    },
  );

  serve(
    '/payment-intents/confirm',
    confirm,
    async (books, { client_secret: one, payment_method: paymentMethod, return_url: returnUrl = null }) =>
      confirmPayment(books, await paymentBySecret(books, one), { paymentMethod, returnUrl }),
  );

  serve('/payment-intents/read', read, async (books, { client_secret: one }) => {
    const { status, last_payment_error: lastError } = await paymentBySecret(books, one);
    return { status, last_error: lastError };
  });

  serve(
    '/challenges/answer',
    challengeAnswer,
    async (books, { token, outcome }) => ({ return_url: await answerChallenge(books, token, outcome) }),
    true,
  );

  frameRoutes(app, { findChallenge: (token) => showChallenge(ground, token) });
  app.get<{ Params: { token: string } }>(`${base}/challenges/:token`, async ({ params }, reply) => {
    const shown = await showChallenge(ground, params.token);
    return shown
      ? reply.header('cache-control', 'no-store').send(shown)
      : reply.code(404).send({ error: makesNoSense().body });
  });
}

/** Returns what a 3-D Secure page shows; undefined once it was answered. */
export async function showChallenge(ground: Ground, token: string) {
  const found = await withBooks(ground, (books) => findChallenge(books, token));
  return (
    found && {
      merchant: 'Greenroom',
      amount: found.amount || null,
      currency: found.currency ?? 'usd',
      last4: found.last4,
    }
  );
}

async function intentBySecret(books: Books, given: string): Promise<Kinds['setup_intent']> {
  const intent = await books.find('setup_intent', given.split('_secret_', 1)[0] ?? '');
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
