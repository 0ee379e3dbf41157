import type { CookieJar } from '../cookie-jar.ts';

/** Cookies as a browser keeps them, by a clock that the test controls. */
export function fakeJar(clock: { ms: number }): CookieJar & { names(): string[] } {
  const kept = new Map<string, { value: string; until: number }>();
  const alive = (name: string) => {
    const cookie = kept.get(name);
    return cookie && cookie.until > clock.ms ? cookie : undefined;
  };
  return {
    read: (name) => alive(name)?.value,
    write(name, value, maxAgeSeconds) {
      if (maxAgeSeconds <= 0) kept.delete(name);
      else kept.set(name, { value, until: clock.ms + maxAgeSeconds * 1_000 });
    },
    names: () => [...kept.keys()].filter((name) => alive(name)).toSorted(),
  };
}

/** Returns different ids in order, in the form of uuids. */
export function fakeIds(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
}
