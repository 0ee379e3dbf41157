/** What answers is there at once; something else may hold the port and say nothing. In milliseconds. */
const patience = 1_000;
/** In bytes: a longer answer is none of a list. */
const longest = 1_000_000;

/**
 * Asks a server on this machine's loopback address, and no other.
 * @param path from the port on, such as `/v1/models`
 * @returns what it answers as JSON; undefined where nobody answers in a second, or not so
 */
export async function askLoopback(port: number, path: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(patience);
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, redirect: 'error', signal });
    if (!reply.ok || Number(reply.headers.get('content-length') ?? 0) > longest) return undefined;
    return (await reply.json()) as unknown;
  } catch {
    return undefined;
  }
}
