import type { Database } from '../../../database/open-database.ts';
import type { Payments } from '../../../ports/payments.ts';

/** The server died. Whatever was under way there gets no answer. */
export class Died extends Error {
  override name = 'Died';
}

/**
 * Lets the server die at one of its steps: a call of the port or a transaction, before it takes effect or after. What it
 * would have done next it does not do.
 */
export function deaths() {
  let at: number | undefined;
  let when: 'before' | 'after' = 'before';
  let steps = 0;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = (steps += 1);
    if (mine === at && when === 'before') throw new Died();
    const done = await work();
    if (mine === at && when === 'after') throw new Died();
    return done;
  };
  return {
    /** From now on; steps are counted from 1. */
    dieAt(one: number | undefined, how: 'before' | 'after' = 'before') {
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
          if (typeof member !== 'function' || name === 'readEvent') return member;
          return (...args: unknown[]) => step(() => (member as (...of: unknown[]) => Promise<unknown>)(...args));
        },
      }),
    aroundDatabase: (db: Database): Database =>
      new Proxy(db, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (name !== 'transaction') return member;
          return (work: Parameters<Database['transaction']>[0]) => step(() => target.transaction(work));
        },
      }),
  };
}
