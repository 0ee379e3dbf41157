import { booksOn, alone, type Ground, tryOn } from '../books/with-books.ts';
import type { CallFault } from '../faults/faults.ts';
import { checkParameters } from './check-parameters.ts';
import { present } from './expand.ts';
import { StripeFailure } from './failure.ts';
import { decodeForm } from './form.ts';
import { requestHash, saveAnswer, savedAnswer, type SavedAnswer } from './idempotency.ts';
import { readParams } from './params.ts';
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
}

export interface CallAnswer extends SavedAnswer {
  headers: Readonly<Record<string, string>>;
}

/** Answers a call: replays the stored response of its idempotency key, or runs the call in one transaction. */
export async function answerCall(ground: Ground, call: Call, fault: CallFault | undefined): Promise<CallAnswer> {
  const { route, path, ids, form, requestId, idempotencyKey } = call;
  const key = route.method === 'POST' ? idempotencyKey : null;
  const request = requestHash(route.method, path, form);
  try {
    return await alone(ground.db, async (tx) => {
      const before = key === null ? undefined : await savedAnswer(tx, key, request);
      if (before) return { ...before, headers: { 'idempotent-replayed': 'true' } };
      const given = decodeForm(form);
      checkParameters(`${route.method} ${route.path}`, given);
      const params = readParams(route.params, given);
      const done = await tryOn(
        tx,
        ground,
        async (books) => {
          if (fault === 'error-before') throw serverError();
          const answered = await route.run(books, params as never, ids.id ?? '', ids.below ?? '');
          return present(books, answered, (params as { expand?: string[] }).expand);
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
        await saveAnswer(tx, key, request, { status: answer.status, body: answer.body }, booksOn(tx, ground).wall);
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
  return { status: inPath ? status : 400, body: { error: body }, headers };
}

function serverError(): StripeFailure {
  const message = 'An unknown error occurred';
  return new StripeFailure(
    { type: 'api_error', message },
    { status: 500, headers: { 'stripe-should-retry': 'false' } },
  );
}
