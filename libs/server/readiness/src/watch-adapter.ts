import { type AdapterOutcome, outcomeOf } from './adapter-outcome.ts';

type RecordOutcome = (outcome: AdapterOutcome) => void;
type Call = (...args: unknown[]) => unknown;

/** For some adapters these do nothing, so their success says nothing about the vendor. */
const unwatched: readonly string[] = ['prepare', 'close'];

/**
 * Wraps an adapter so that the outcome of every asynchronous call is recorded, of iterations when they end. Synchronous
 * calls do not reach a vendor and are not recorded.
 */
export function watchAdapter<Adapter extends object>(adapter: Adapter, record: RecordOutcome): Adapter {
  const members = Object.entries(adapter).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [name, member];
    const call: Call = (...args) => (member as Call).apply(adapter, args);
    return [name, unwatched.includes(name) ? call : watchCall(call, record)];
  });
  return Object.fromEntries(members) as Adapter;
}

function watchCall(call: Call, record: RecordOutcome): Call {
  return (...args) => {
    const failed = (error: unknown): never => {
      const outcome = outcomeOf(error, signalOf(args));
      if (outcome) record(outcome);
      throw error;
    };
    const result = call(...args);
    if (isPromise(result))
      return result.then((value) => {
        record('success');
        return value;
      }, failed);
    return isAsyncIterable(result) ? watchIteration(result, () => record('success'), failed) : result;
  };
}

/** A plain iterator: a generator would add a cost to every piece of every answer (docs/adr/0025). */
function watchIteration(
  pieces: AsyncIterable<unknown>,
  succeeded: () => void,
  failed: (error: unknown) => never,
): AsyncIterable<unknown> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = pieces[Symbol.asyncIterator]();
      let isHeard = false;
      const onResult = (result: IteratorResult<unknown>) => {
        isHeard = !result.done;
        if (result.done) succeeded();
        return result;
      };
      const onError = (error: unknown) => {
        isHeard = false;
        return failed(error);
      };
      return {
        next: () => iterator.next().then(onResult, onError),
        return(value?: unknown) {
          // The reader stopped early, and had received what it asked for.
          if (isHeard) succeeded();
          return iterator.return?.(value) ?? Promise.resolve({ done: true as const, value });
        },
      };
    },
  };
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Returns the caller's signal, which ports take as an argument or as a field of one. */
function signalOf(args: readonly unknown[]): AbortSignal | undefined {
  return args
    .map((arg) => (arg instanceof AbortSignal ? arg : (arg as { signal?: unknown } | null | undefined)?.signal))
    .find((signal) => signal instanceof AbortSignal);
}
