import { timingSafeEqual } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { SandboxContext } from '../store/with-store.ts';
import type { Faults } from '../faults/faults.ts';
import { answerCall, answerOf, type CallAnswer } from './answer-call.ts';
import { apiVersion, checkVersion } from './api-version.ts';
import { notInSandbox, StripeFailure, unreadable } from './failure.ts';
import { newId } from './new-id.ts';
import type { Route } from './route.ts';
import { operationOf } from './stripe-parameters.ts';

export interface Listen {
  context: SandboxContext;
  routes: readonly Route[];
  secretKey: string;
  publishableKey: string;
  faults: Faults;
  log: FastifyBaseLogger;
  /** Called after each call that may have changed something. */
  onChange(): void;
}

/** Creates the API server that the official library calls. */
export function apiServer(listen: Listen): FastifyInstance {
  const { context, routes, secretKey, publishableKey, faults, log, onChange } = listen;
  const app = fastify({
    forceCloseConnections: true,
    // The longest URL that Node.js accepts: a long id is answered as unknown.
    routerOptions: { maxParamLength: maxHeaderSize },
    /** Answers paths that cannot be decoded, such as `%zz`. */
    frameworkErrors: (_, request, reply) => {
      void send(reply, newId('req'), answerOf(unknownCall(request)));
    },
  });
  // PostgreSQL does not store NUL characters, so that no object has such an id.
  app.addHook('onRequest', async (request, reply) => {
    if (pathOf(request).includes('%00')) return send(reply, newId('req'), answerOf(unknownCall(request)));
    return undefined;
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  for (const route of routes)
    app.route({
      method: route.method,
      url: route.path,
      onRequest: async (request, reply) =>
        sendsForm(request) ? undefined : send(reply, newId('req'), answerOf(notAForm())),
      handler: async (request, reply) => {
        const requestId = newId('req');
        const key = keyOf(request);
        const isPublic = isSame(key, publishableKey);
        const answer =
          isPublic || isSame(key, secretKey)
            ? await tryCall(request, reply, { requestId, route, isPublic })
            : answerOf(unauthorized(key));
        if (answer) return send(reply, requestId, answer);
        return reply;
      },
    });
  app.setNotFoundHandler((request, reply) => send(reply, newId('req'), answerOf(unknownCall(request))));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) {
      const unreadable = new StripeFailure(
        { type: 'invalid_request_error', message: error.message },
        { status: error.statusCode },
      );
      return send(reply, newId('req'), answerOf(unreadable));
    }
    log.error({ err: error, url: request.url.split('?', 1)[0] }, 'Payment sandbox: a request failed; answering 500');
    return send(
      reply,
      newId('req'),
      answerOf(new StripeFailure({ type: 'api_error', message: 'The sandbox failed' }, { status: 500 })),
    );
  });

  async function tryCall(
    request: FastifyRequest,
    reply: FastifyReply,
    { requestId, route, isPublic }: { requestId: string; route: Route; isPublic: boolean },
  ): Promise<CallAnswer | undefined> {
    const trouble = versionTrouble(request);
    if (trouble) return answerOf(trouble);
    const [path = '', query = ''] = request.url.split('?', 2);
    const idempotencyKey = (request.headers['idempotency-key'] as string | undefined) ?? null;
    const fault = faults.call?.({ method: request.method, path, idempotencyKey });
    if (fault === 'unreachable') return hangUp(request, reply);
    if (typeof fault === 'object') return answerOf(tooMany(fault.tooMany.retryAfterSeconds));
    const form = request.method === 'POST' ? ((request.body as string | null) ?? '') : query;
    const answer = await answerCall(
      context,
      { route, path, ids: request.params as object, form, requestId, idempotencyKey, isPublic },
      fault,
    );
    if (request.method !== 'GET') onChange();
    return fault === 'lost-answer' ? hangUp(request, reply) : answer;
  }

  return app;
}

/** Returns the requested path as it was sent, without the query. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** Whether a path contains only valid percent-encoding, and no NUL character. */
function isWellFormed(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Reports a call that only the sandbox lacks as unsupported, and any other as unknown. */
function unknownCall(request: FastifyRequest): StripeFailure {
  const { method } = request;
  const path = pathOf(request);
  if (isWellFormed(path) && (operationOf(method, path) !== undefined || path.startsWith('/v2/')))
    return notInSandbox(`The payment sandbox does not have ${method} ${path}, which Stripe has.`);
  const message = `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`;
  return new StripeFailure({ type: 'invalid_request_error', message }, { status: 404 });
}

/** Stripe's v1 API reads forms only, https://docs.stripe.com/api; a request without a body needs no content type. */
function sendsForm({ headers }: FastifyRequest): boolean {
  const type = headers['content-type'];
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return !hasBody || /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? '');
}

function notAForm(): StripeFailure {
  return unreadable(
    'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have questions, we can help at https://support.stripe.com/.',
    {},
  );
}

/** Closes the connection without a response. */
function hangUp(request: FastifyRequest, reply: FastifyReply): undefined {
  reply.hijack();
  request.raw.socket.destroy();
}

function send(reply: FastifyReply, requestId: string, { status, body, headers }: CallAnswer) {
  return reply
    .code(status)
    .headers({ ...headers, 'request-id': requestId, 'stripe-version': apiVersion })
    .send(body);
}

/**
 * Returns the sent key: from `Bearer`, as the official library sends it, or the user name of `Basic`, as in Stripe's
 * documentation.
 */
function keyOf({ headers }: FastifyRequest): string {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString().split(':', 1)[0]! : value;
}

function isSame(key: string, other: string): boolean {
  const given = Buffer.from(key);
  const right = Buffer.from(other);
  return given.length === right.length && timingSafeEqual(given, right);
}

function unauthorized(key: string): StripeFailure {
  const message =
    key === ''
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/."
      : `Invalid API Key provided: ${masked(key)}`;
  return new StripeFailure({ type: 'invalid_request_error', message }, { status: 401 });
}

/** Shows the beginning and the last four characters of a key that is not the sandbox's. */
function masked(key: string): string {
  const [, prefix = ''] = /^([a-z]{2}_(?:test|live)_)?/.exec(key)!;
  const rest = key.slice(prefix.length);
  return rest.length <= 8
    ? `${prefix}${'*'.repeat(rest.length)}`
    : `${prefix}${'*'.repeat(rest.length - 4)}${rest.slice(-4)}`;
}

/** Returns why a request's version of the API is refused. */
function versionTrouble({ headers }: FastifyRequest): StripeFailure | undefined {
  try {
    checkVersion(headers['stripe-version'] as string | undefined, 'Stripe-Version');
    return undefined;
  } catch (error) {
    if (error instanceof StripeFailure) return error;
    throw error;
  }
}

/** https://docs.stripe.com/rate-limits */
function tooMany(retryAfterSeconds: number): StripeFailure {
  const message = 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.';
  return new StripeFailure(
    { type: 'invalid_request_error', code: 'rate_limit', message },
    { status: 429, headers: { 'retry-after': String(retryAfterSeconds), 'stripe-should-retry': 'true' } },
  );
}
