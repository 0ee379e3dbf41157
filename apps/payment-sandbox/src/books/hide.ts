import { type Kind, type Kinds, onlyExpanded } from '../wire/kinds.ts';

/** An object as it is sent: without what the sandbox keeps to itself, and without what only `expand[]` brings. */
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
