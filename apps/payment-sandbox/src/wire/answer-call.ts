import { storeOn, alone, type SandboxContext, tryOn } from '../store/with-store.ts';
import type { CallFault } from '../faults/faults.ts';
import { checkParameters } from './check-parameters.ts';
import { present } from './expand.ts';
import { type ErrorBody, StripeFailure } from './failure.ts';
import { decodeForm } from './form.ts';
import { requestHash, saveAnswer, savedAnswer, type SavedAnswer } from './idempotency.ts';
import { readParams } from './params.ts';
import { checkPublic, checkSecret, publicPart } from './publishable.ts';
import type { Route } from './route.ts';

export interface Call {
  route: Route;
  /** The requested path, without the query. */
  path: string;
  ids: { id?: string; below?: string };
  /** The body, or the query of a GET. */
  form: string;
  requestId: string;
  idempotencyKey: string | null;
  /** Called with the publishable key. */
  isPublic: boolean;
}

export interface CallAnswer extends Omit<SavedAnswer, 'requestId'> {
  headers: Readonly<Record<string, string>>;
}

/**
 * Answers a call, with the headers of its idempotency key. https://docs.stripe.com/api/idempotent_requests
 */
export async function answerCall(
  context: SandboxContext,
  call: Call,
  fault: CallFault | undefined,
): Promise<CallAnswer> {
  const { idempotencyKey: key, route } = call;
  const answer = await runCall(context, call, fault);
  if (key === null || route.method !== 'POST') return answer;
  const isReplay = 'idempotent-replayed' in answer.headers;
  const original = isReplay ? undefined : { 'original-request': call.requestId };
  return { ...answer, headers: { 'idempotency-key': key, ...original, ...answer.headers } };
}

/** Replays the stored response of a call's idempotency key, or runs the call in one transaction. */
async function runCall(context: SandboxContext, call: Call, fault: CallFault | undefined): Promise<CallAnswer> {
  const { route, path, ids, form, requestId, idempotencyKey, isPublic } = call;
  const key = route.method === 'POST' ? idempotencyKey : null;
  const request = requestHash(route.method, path, form);
  try {
    return await alone(context.db, async (tx) => {
      const before = key === null ? undefined : await savedAnswer(tx, key, request);
      if (before) return replayOf(before);
      const given = decodeForm(form);
      checkParameters(`${route.method} ${route.path}`, given);
      if (isPublic) checkPublic(route, given);
      const params = readParams(route.params, given);
      const done = await tryOn(
        tx,
        context,
        async (store) => {
          if (fault === 'error-before') throw serverError();
          const answered = await route.run(store, params as never, ids.id ?? '', ids.below ?? '');
          if (isPublic) checkSecret(answered, given);
          const shown = await present(store, answered, (params as { expand?: string[] }).expand);
          return isPublic ? publicPart(shown) : shown;
        },
        { id: requestId, idempotencyKey: key },
      );
      const answer =
        fault === 'error-after'
          ? answerOf(serverError())
          : 'given' in done
            ? { status: 200, body: done.given, headers: {} }
            : answerOf(done.failure, ids);
      const unbegun = 'failure' in done && done.failure.options.unbegun;
      if (key !== null && !unbegun)
        await saveAnswer(
          tx,
          key,
          request,
          { status: answer.status, body: answer.body, requestId },
          storeOn(tx, context).wallClock,
        );
      return answer;
    });
  } catch (error) {
    if (error instanceof StripeFailure) return answerOf(error, ids);
    throw error;
  }
}

/** @param ids the ids in the path: an unknown one gives 404, an unknown one in the parameters 400 */
export function answerOf({ body, options }: StripeFailure, ids: Call['ids'] = {}): CallAnswer {
  const { missing, status, headers = {} } = options;
  const inPath = missing === undefined || missing === ids.id || missing === ids.below;
  return { status: inPath ? status : 400, body: { error: withDocs(body) }, headers };
}

/** Adds the page about an error's code. The sandbox's own code has none. */
function withDocs(body: ErrorBody): ErrorBody {
  if (body.code === undefined || body.code === 'sandbox_unsupported') return body;
  return { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` };
}

function replayOf({ status, body, requestId }: SavedAnswer): CallAnswer {
  const headers: Record<string, string> = { 'idempotent-replayed': 'true' };
  if (requestId !== null) headers['original-request'] = requestId;
  return { status, body, headers };
}

function serverError(): StripeFailure {
  const message = 'An unknown error occurred';
  return new StripeFailure(
    { type: 'api_error', message },
    { status: 500, headers: { 'stripe-should-retry': 'false' } },
  );
}
