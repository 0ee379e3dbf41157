import { type Kind, type Kinds, onlyExpanded } from '../wire/kinds.ts';

/**
 * Returns an object as it is sent: without the sandbox's private fields, and without those that only `expand[]`
 * includes.
 */
export function hide<K extends Kind>(
  kind: K,
  object: Kinds[K],
  asked: readonly string[] = [],
): Record<string, unknown> {
  const hidden = (onlyExpanded[kind] ?? []).filter((name) => !asked.includes(name));
  return Object.fromEntries(
    Object.entries(object).filter(
      ([name, value]) => name !== 'sandbox' && value !== undefined && !hidden.includes(name),
    ),
  );
}
