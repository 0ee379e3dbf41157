import type { RunningIdentity } from '../../../app/testing/identity-app.ts';

/** Makes the transaction of a server's next refresh fail after this many queries, as a crash does. */
export function failNextRefresh({ database }: RunningIdentity, after: number): () => void {
  const { db } = database;
  const real = db.transaction.bind(db);
  let armed = true;
  db.transaction = (async (work: Parameters<typeof real>[0]) =>
    real(async (tx) => {
      if (!armed) return work(tx);
      armed = false;
      let left = after;
      const dying = new Proxy(tx, {
        get(target, name) {
          if (['select', 'insert', 'update'].includes(String(name)) && (left -= 1) < 0) throw new Error('died');
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
      return work(dying);
    })) as typeof db.transaction;
  return () => {
    db.transaction = real;
  };
}
