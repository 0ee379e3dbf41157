/** Converts `instructorSlug` to `instructor_slug`. */
export function toSnake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Converts `instructor_slug` to `instructorSlug`. */
export function toCamel(key: string): string {
  return key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Renames the keys of a JSON value, all the way down.
 * @param value any JSON value; it is not changed
 * @param rename how one key is renamed
 * @param verbatim dotted paths (in the value's own names, without arrays) below which keys are data and stay unchanged
 */
export function renameKeys(
  value: unknown,
  rename: (key: string) => string,
  verbatim: readonly string[] = [],
  at = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename, verbatim, at));
  if (value === null || typeof value !== 'object') return value;
  const keepKeys = verbatim.includes(at);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const path = at === '' ? key : `${at}.${key}`;
      return [keepKeys ? key : rename(key), renameKeys(inner, rename, verbatim, path)];
    }),
  );
}
