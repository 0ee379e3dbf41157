import type { Database } from '@greenroom/database';
import type { Payments } from '@greenroom/ports/payments';

/** Thrown when the simulated server dies. Its pending calls get no answer. */
export class SimulatedCrash extends Error {
  override name = 'Died';
}

/**
 * Lets the server die at one of its steps, before or after the step takes effect: a call of the payment port, a
 * transaction, or a write outside one. Nothing after that step happens. Reads are not steps, since dying around a read
 * equals dying after the write before it.
 */
export function crashes() {
  let at: number | undefined;
  let when: 'before' | 'after' = 'before';
  let steps = 0;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = (steps += 1);
    if (mine === at && when === 'before') throw new SimulatedCrash();
    const done = await work();
    if (mine === at && when === 'after') throw new SimulatedCrash();
    return done;
  };
  return {
    /** Steps are counted from 1, from this call on. */
    crashAt(one: number | undefined, how: 'before' | 'after' = 'before') {
      at = one;
      when = how;
      steps = 0;
    },
    get steps() {
      return steps;
    },
    around: (payments: Payments): Payments =>
      new Proxy(payments, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== 'function' || askNobody.has(name)) return member;
          return (...args: unknown[]) => step(() => (member as (...of: unknown[]) => Promise<unknown>)(...args));
        },
      }),
    aroundDatabase: (db: Database): Database =>
      new Proxy(db, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (writes.has(name)) return (...args: unknown[]) => inOneStep(callOn(target, name, args), step);
          if (name !== 'transaction') return member;
          return (work: Parameters<Database['transaction']>[0]) => step(() => target.transaction(work));
        },
      }),
  };
}

/** Members of the port that compute locally, without a call to the provider. */
const askNobody: ReadonlySet<string | symbol> = new Set(['readEvent', 'testCardOf']);

const writes: ReadonlySet<string | symbol> = new Set(['insert', 'update', 'delete', 'execute']);

type Step = <T>(work: () => Promise<T>) => Promise<T>;

/** Treats a statement as one step, however many builder calls precede its execution. */
function inOneStep(statement: object, step: Step): object {
  return new Proxy(statement, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name === 'then')
        return (...handlers: Parameters<Promise<unknown>['then']>) =>
          step(async () => await (target as PromiseLike<unknown>)).then(...handlers);
      return (...args: unknown[]) => {
        const made = callOn(target, name, args);
        return typeof made === 'object' && made !== null ? inOneStep(made, step) : made;
      };
    },
  });
}

function callOn(target: object, name: string | symbol, args: readonly unknown[]): object {
  return (Reflect.get(target, name) as (...of: unknown[]) => object).apply(target, [...args]);
}
