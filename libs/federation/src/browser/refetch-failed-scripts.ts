/** Timeout for fetching a file again, in milliseconds. */
const limitMs = 5_000;

const mending = new Map<string, Promise<void>>();

/**
 * Fetches failed scripts again, past the browser's cache and into it. Releases are cached for a year: a file that was
 * altered in transit would stay rejected long after the server is clean again.
 */
export function refetchFailedScripts(): void {
  // Error events of elements do not bubble, so this listens in the capture phase.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && mend(target.src), true);
}

/** Resolves when all scripts that failed so far were fetched again or failed again. */
export async function failedScriptsRefetched(): Promise<void> {
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
  // Reads to the end, or the cache stores nothing.
  await answer.arrayBuffer();
}
