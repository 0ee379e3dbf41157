/** How long a file may take to be fetched anew, in milliseconds. */
const limitMs = 5_000;

const mending = new Map<string, Promise<void>>();

/**
 * From now on a script that fails is fetched anew, past the browser's cache and into it. Releases are kept for a year:
 * bytes that were changed on their way would stay refused long after the server is clean again.
 */
export function mendCache(): void {
  // Errors of elements do not bubble; on their way down they pass here.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && mend(target.src), true);
}

/** Resolves when what failed so far was fetched anew, or could not be. */
export async function cacheMended(): Promise<void> {
  await Promise.all(mending.values());
}

function mend(url: string): void {
  if (url === '' || mending.has(url)) return;
  const done = fetchAnew(url)
    .catch(() => {})
    .finally(() => mending.delete(url));
  mending.set(url, done);
}

async function fetchAnew(url: string): Promise<void> {
  const answer = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(limitMs) });
  // To its end, or the cache keeps nothing.
  await answer.arrayBuffer();
}
