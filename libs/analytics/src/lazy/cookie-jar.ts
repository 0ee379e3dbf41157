/** Cookies of the page. */
export interface CookieJar {
  read(name: string): string | undefined;
  /** @param maxAgeSeconds 0 deletes it */
  write(name: string, value: string, maxAgeSeconds: number): void;
}

/**
 * Returns the document's cookies; those the browser does not store are kept while the page lives, with the same
 * lifetime.
 * @param ms a monotonic clock, in ms
 */
export function documentJar(page: Pick<Document, 'cookie'>, secure: boolean, ms: () => number): CookieJar {
  const kept = new Map<string, { value: string; until: number }>();
  // Browsers keep cookies in another process: ten reads for an event take longer than the rest of its work.
  let read: string | undefined;
  const all = (): string => {
    if (read === undefined) queueMicrotask(() => (read = undefined));
    return (read ??= page.cookie);
  };
  const stored = (name: string): string | undefined => {
    try {
      const text = all()
        .split('; ')
        .find((cookie) => cookie.startsWith(`${name}=`));
      return text === undefined ? undefined : decodeURIComponent(text.slice(name.length + 1));
    } catch {
      return undefined;
    }
  };
  return {
    read(name) {
      const own = kept.get(name);
      return stored(name) ?? (own && own.until > ms() ? own.value : undefined);
    },
    write(name, value, maxAgeSeconds) {
      read = undefined;
      try {
        page.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure ? '; secure' : ''}`;
      } catch {
        // Cookies can be blocked.
      }
      if (maxAgeSeconds > 0 && stored(name) !== value) kept.set(name, { value, until: ms() + maxAgeSeconds * 1_000 });
      else kept.delete(name);
    },
  };
}
