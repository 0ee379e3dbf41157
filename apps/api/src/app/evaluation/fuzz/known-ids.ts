import { toCamel } from '@greenroom/contracts';

/** Ids seen in a person's answers, by what they name: `message: { uuid }` is a `messageUuid`. */
export interface KnownIds {
  /** Collects the ids of an answer. */
  learn(answer: unknown): void;
  /** Returns an id of that name, else any id; undefined if none is known. */
  pick(key: string, n: number): string | undefined;
}

const perName = 200;

export function knownIds(): KnownIds {
  const byName = new Map<string, string[]>();
  const keep = (name: string, value: string) => {
    if (value.length === 0 || value.length > 300) return;
    const known = byName.get(name) ?? [];
    if (known.includes(value)) return;
    byName.set(name, [...known, value].slice(-perName));
  };
  const learn = (value: unknown, of: string): void => {
    if (Array.isArray(value)) for (const one of value.slice(0, 50)) learn(one, of);
    else if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) {
        const key = toCamel(name);
        if (typeof inner !== 'string') learn(inner, key.replace(/ies$/, 'y').replace(/s$/, ''));
        else if (/(uuid|id|slug|cursor)$/i.test(key)) {
          keep(key, inner);
          keep(`${of}${key.charAt(0).toUpperCase()}${key.slice(1)}`, inner);
        }
      }
  };
  return {
    learn: (answer) => learn(answer, ''),
    pick(key, n) {
      const named = byName.get(toCamel(key)) ?? [];
      const all = named.length > 0 && n % 10 !== 0 ? named : [...byName.values()].flat();
      return all[n % Math.max(1, all.length)];
    },
  };
}
