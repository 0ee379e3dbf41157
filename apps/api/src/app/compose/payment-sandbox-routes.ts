import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { isOwnOrigin } from '@greenroom/access';

const base = '/sandbox/payments';
/** The sandbox's own pages, and the targets of their forms. */
const pages = ['', '/customers/:id', '/invoices', '/webhooks', '/webhooks/:id', '/clocks'];
const forms = ['/customers/:id/clock', '/clocks/:id', '/webhooks/:id/deliveries/:delivery'];
/** Called by the frames of the card form and the bank, which have an opaque origin. */
const byFrames = ['payment-methods', 'challenges/answer'];
/** Called by our own pages, which know the client secret of the payment. */
const byPages = [
  'sessions/read',
  'sessions/place',
  'sessions/confirm',
  'sessions/promotion-code',
  'setup-intents/confirm',
  'payment-intents/confirm',
  'payment-intents/read',
];
/** Frame contents, and invoices for anyone with the link. */
const shown = ['card-form', 'challenge', 'challenges/:token', 'frames/:name', 'invoices/:id'];
const hidden = { schema: { hide: true } };
const anonymous = { ...hidden, config: { anonymous: true } };
const foreign = { ...hidden, config: { anonymous: true, takesForeign: 'the payment sandbox' as const } };
/** Headers passed on with the request and the response; all others are between the two servers. */
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
  /** Returns whether the caller may see the sandbox's pages; others get 404. */
  guard(request: FastifyRequest): boolean;
  /** Resolves once the product has processed its webhooks; a page that moved a clock waits for it. */
  told(): Promise<void>;
}

/** Proxies `/sandbox/payments/…` to the payment sandbox, so that its frames and pages have the site's origin. */
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
    // A form cannot send our pages' header, so its origin is checked instead.
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

/** @param before awaited between the sandbox's response and ours */
async function passOn(
  origin: string,
  request: FastifyRequest,
  reply: FastifyReply,
  before = async () => {},
): Promise<FastifyReply> {
  const { body } = request;
  const url = new URL(request.url, origin);
  // Dot segments would resolve to a path that was not allowed.
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
