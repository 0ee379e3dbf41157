/** The deepest contract has some ten levels. */
const deepest = 64;

/** Whether a value is nested beyond any contract: whoever walks down it would run out of stack. */
export function isTooDeep(value: unknown, levels = deepest): boolean {
  if (value === null || typeof value !== 'object') return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/** Whether an object has a key that copying it may take for its prototype: Fastify refuses the same. */
export function changesPrototypes(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Object.hasOwn(value, '__proto__') || Object.hasOwn(value, 'constructor')) return true;
  return Object.values(value).some(changesPrototypes);
}

export const holdsNull = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');

/**
 * JSON whose texts a database takes: PostgreSQL refuses null characters anywhere, and halves of characters in `jsonb`.
 * Both come of broken pastes, and nobody sees them missing.
 */
export function sanitizeText<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map(sanitizeText) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [sanitizeText(key), sanitizeText(inner)])) as T;
}
