import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Books } from '../books/books.ts';
import { type Ground, withBooks } from '../books/with-books.ts';
import { makePaymentMethod } from '../cards/make-payment-method.ts';
import { confirmSession } from '../objects/checkout/confirm-session.ts';
import { applyPromotionCode } from '../objects/checkout/promotion-code.ts';
import { invalidRequest, StripeFailure } from '../wire/failure.ts';
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

/** What Stripe.js calls of Stripe, for the sandbox's own in the browser: JSON, and client secrets as what opens things. */
export function browserRoutes(app: FastifyInstance, { ground, publishableKey, onChange }: BrowserRoutes): void {
  const base = '/sandbox/payments';

  function serve<T extends z.ZodType>(
    path: string,
    schema: T,
    answer: (books: Books, body: z.output<T>) => Promise<object>,
    open = false,
  ) {
    app.post(`${base}${path}`, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (open) allowOpaqueFrame(reply);
      const body = schema.safeParse(request.body);
      if (!body.success)
        return refuse(
          reply,
          invalidRequest('The request makes no sense.', { param: String(body.error.issues[0]?.path[0] ?? '') }),
        );
      try {
        return await withBooks(ground, (books) => answer(books, body.data));
      } catch (error) {
        if (error instanceof StripeFailure) return refuse(reply, error);
        throw error;
      } finally {
        onChange();
      }
    });
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
  app.options(`${base}/payment-methods`, async (_, reply) => allowOpaqueFrame(reply).code(204).send());
}

/** The card's frame has no origin, which browsers call `null`. */
function allowOpaqueFrame(reply: FastifyReply): FastifyReply {
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
