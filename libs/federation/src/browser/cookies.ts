/** Returns the value of a cookie that the page may read; undefined where there is none. */
export function readCookie(name: string): string | undefined {
  const text = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return text === undefined ? undefined : decodeURIComponent(text.slice(name.length + 1));
}

/** @param maxAgeSeconds left out for a session cookie; 0 deletes it */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const life = maxAgeSeconds === undefined ? '' : `; max-age=${maxAgeSeconds}`;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${life}; samesite=lax${secure}`;
}
