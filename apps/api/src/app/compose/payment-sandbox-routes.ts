import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { isOwnOrigin } from '@greenroom/access';

const base = '/sandbox/payments';
/** The sandbox's own pages, and what their forms are sent to. */
const pages = ['', '/customers/:id', '/invoices', '/webhooks', '/webhooks/:id', '/clocks'];
const forms = ['/customers/:id/clock', '/clocks/:id', '/webhooks/:id/deliveries/:delivery'];
/** Called by the frames of the card and of the bank, which have no origin. */
const byFrames = ['payment-methods', 'challenges/answer'];
/** Called by our own pages, which know the secret of what they pay. */
const byPages = [
  'sessions/read',
  'sessions/place',
  'sessions/confirm',
  'sessions/promotion-code',
  'setup-intents/confirm',
  'payment-intents/confirm',
  'payment-intents/read',
];
/** What frames show, and the invoice for whoever was given its address. */
const shown = ['card-form', 'challenge', 'challenges/:token', 'frames/:name', 'invoices/:id'];
const hidden = { schema: { hide: true } };
const anonymous = { ...hidden, config: { anonymous: true } };
const foreign = { ...hidden, config: { anonymous: true, takesForeign: 'the payment sandbox' as const } };
/** Of a request and of an answer; everything else is between two servers. */
const passed = {
  up: ['accept', 'accept-language', 'access-control-request-method', 'access-control-request-headers'],
  down: [
    'content-type',
    'content-security-policy',
    'cache-control',
    'location',
    'access-control-allow-origin',
    'access-control-allow-methods',
    'access-control-allow-headers',
    'cross-origin-resource-policy',
  ],
};

export interface PaymentSandboxRoutes {
  /** Where the sandbox listens. */
  origin: string;
  publicOrigin: string | undefined;
  /** Whether the one who asks may see its pages; to others they are not there. */
  guard(request: FastifyRequest): boolean;
  /** Resolves when the product has done what webhooks told it: a page that moved a clock waits for it. */
  told(): Promise<void>;
}

/** Hands `/sandbox/payments/…` on to the payment sandbox, so that its frames and pages are of the site's own origin. */
export function paymentSandboxRoutes(app: FastifyInstance, sandbox: PaymentSandboxRoutes): void {
  const { origin, publicOrigin, guard, told } = sandbox;
  const handOn = (request: FastifyRequest, reply: FastifyReply) => passOn(origin, request, reply);
  const forGuarded = (request: FastifyRequest, reply: FastifyReply) => {
    if (!guard(request)) throw nothingHere();
    return handOn(request, reply);
  };
  for (const page of pages) app.get(base + page, hidden, forGuarded);
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    // A form cannot carry the header of our pages; it is asked where it comes from.
    const config = { takesForeign: 'the payment sandbox' as const };
    for (const form of forms)
      scope.post(base + form, { ...hidden, config }, async (request, reply) => {
        if (!isOwnOrigin(request, publicOrigin)) throw nothingHere();
        if (!guard(request)) throw nothingHere();
        return passOn(origin, request, reply, told);
      });
  });
  for (const path of byFrames) {
    app.post(`${base}/${path}`, foreign, handOn);
    app.options(`${base}/${path}`, foreign, handOn);
  }
  for (const path of byPages) app.post(`${base}/${path}`, anonymous, handOn);
  for (const path of shown) app.get(`${base}/${path}`, anonymous, handOn);
}

const nothingHere = () => new ApiFailure('not_found', 'There is nothing here');

/** @param before waited for between the sandbox's answer and ours */
async function passOn(
  origin: string,
  request: FastifyRequest,
  reply: FastifyReply,
  before = async () => {},
): Promise<FastifyReply> {
  const { body } = request;
  const url = new URL(request.url, origin);
  // Dots would lead to another path than the one that was allowed.
  if (url.pathname !== request.url.split('?', 1)[0]) throw nothingHere();
  const answer = await fetch(url, {
    method: request.method,
    redirect: 'manual',
    headers: {
      ...pick(passed.up, (name) => request.headers[name]),
      ...(request.method === 'POST' && { origin, 'content-type': request.headers['content-type'] ?? '' }),
    },
    ...(request.method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
  }).catch((error: unknown) => {
    request.log.error({ err: error }, 'The payment sandbox does not answer; the request is refused');
    throw new ApiFailure('unavailable', 'The payment sandbox does not answer');
  });
  const content = Buffer.from(await answer.arrayBuffer());
  await before();
  void reply.code(answer.status).headers(pick(passed.down, (name) => answer.headers.get(name)));
  return reply.send(content);
}

function pick(names: readonly string[], valueOf: (name: string) => string | string[] | null | undefined) {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = valueOf(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
