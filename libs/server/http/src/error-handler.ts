import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiFailure,
  chooseLocale,
  cookies,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
  errorStatus,
  renameKeys,
  type SentenceBody,
  toSnake,
} from '@greenroom/contracts';
import { safeHeaders } from '@greenroom/federation';
import { reportError } from '@greenroom/reporting';
import { isDatabaseAway, isOutOfResources } from '@greenroom/database';
import { errorPage } from './error-page.ts';
import { busyPage } from './busy-page.ts';

/**
 * Turns failures into answers, in one place. Unexpected errors are logged and reported, and their answers reveal no
 * internals.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiFailure, request, reply) => {
    const failure = asFailure(error);
    if (failure.code === 'internal') {
      request.log.error({ err: error }, 'request failed with an unexpected error; answering 500');
      reportError(error, `api ${request.routeOptions.url ?? 'none'}`);
    }
    if (failure !== error && failure.code === 'unavailable') {
      const reason = isOutOfResources(error)
        ? 'the database has no space left, or its disk fails'
        : 'the database is away';
      request.log.error({ err: error }, reason);
    }
    return sendFailure(request, reply, failure);
  });
  app.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, new ApiFailure('not_found', 'There is nothing at this address')),
  );
}

/**
 * Answers requests that Fastify refuses before routing, such as an address that cannot be decoded (`/%zz`). No hook
 * runs for them, so the headers of every answer are set here.
 */
export function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(safeHeaders);
  void sendFailure(request, reply, asFailure(error));
}

/** Sends a failure with the wire's names, or as a page if the request asked for a page. */
function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: ApiFailure): FastifyReply {
  const { endpoint } = (request.routeOptions.config ?? {}) as { endpoint?: Endpoint };
  const body: ErrorBody | SentenceBody =
    endpoint?.failure === 'sentence' ? { error: failure.message, code: failure.code } : usualBody(request, failure);
  const { retryAfterSeconds } = failure;
  if (retryAfterSeconds !== undefined) {
    reply.header('retry-after', retryAfterSeconds);
  }
  if (isOfPage(request)) return sendPage(request, reply, failure);
  return reply
    .code(errorStatus[failure.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(endpoint?.casing === 'camel' ? body : renameKeys(body, toSnake));
}

/** Browsers ask for pages with `text/html`; scripts accept anything, or JSON. */
const isOfPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

function sendPage(request: FastifyRequest, reply: FastifyReply, failure: ApiFailure): FastifyReply {
  const { code, message, retryAfterSeconds } = failure;
  const status = errorStatus[code];
  // Cookies are not parsed yet if the address could not be decoded.
  const chosen = (request.cookies as FastifyRequest['cookies'] | undefined)?.[cookies.locale.name];
  const locale = chooseLocale(chosen, request.headers['accept-language']);
  const busy = code === 'unavailable' && retryAfterSeconds !== undefined;
  const { html, policy } = busy
    ? busyPage(locale, retryAfterSeconds)
    : errorPage({ locale, status, message, requestId: request.id });
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', vary: 'accept-language, cookie' })
    .type('text/html; charset=utf-8')
    .send(html);
}

function usualBody(request: FastifyRequest, failure: ApiFailure): ErrorBody {
  return {
    error: {
      code: failure.code,
      message: failure.message,
      ...(failure.fields && { fields: failure.fields }),
      requestId: request.id,
    },
  };
}

/** What Fastify and its plugins refuse on their own, by status. */
const refusals: Record<number, readonly [code: ErrorCode, message: string]> = {
  400: ['bad_request', 'The request cannot be read'],
  404: ['not_found', 'There is nothing at this address'],
  405: ['not_found', 'There is nothing at this address'],
  413: ['message_too_long', 'The request is too large'],
  415: ['bad_request', 'The API takes JSON'],
  429: ['rate_limited', 'Too many requests; try again in a moment'],
  503: ['unavailable', 'Greenroom cannot answer at the moment'],
};

const cannotSave = 'Greenroom cannot save anything at the moment; try again in a few minutes';

/** Retry-After while the database is unavailable; a restart takes it a few seconds. */
const retryAfterSeconds = 5;

function asFailure(error: FastifyError | ApiFailure): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isOutOfResources(error)) return new ApiFailure('unavailable', cannotSave, undefined, { retryAfterSeconds });
  if (isDatabaseAway(error)) return new ApiFailure(...refusals[503]!, undefined, { retryAfterSeconds });
  const status = error.statusCode ?? 500;
  const refusal = refusals[status] ?? (status >= 400 && status < 500 ? refusals[400] : undefined);
  return refusal ? new ApiFailure(...refusal) : new ApiFailure('internal', 'Something went wrong on our side');
}
