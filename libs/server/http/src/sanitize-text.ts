/** The deepest contract has about ten levels. */
const deepest = 64;

/** Whether a value is nested deeper than any contract, so that walking it could overflow the stack. */
export function isTooDeep(value: unknown, levels = deepest): boolean {
  if (value === null || typeof value !== 'object') return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/** Whether an object has a key that a copy may treat as its prototype. Fastify refuses the same keys. */
export function changesPrototypes(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Object.hasOwn(value, '__proto__') || Object.hasOwn(value, 'constructor')) return true;
  return Object.values(value).some(changesPrototypes);
}

export const holdsNull = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');

/**
 * Returns JSON whose texts the database accepts: PostgreSQL refuses null characters anywhere, and lone surrogates in
 * `jsonb`. Both come from broken pastes and are not visible.
 */
export function sanitizeText<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map(sanitizeText) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [sanitizeText(key), sanitizeText(inner)])) as T;
}
