/** A local server answers at once; another program may hold the port and never answer. In milliseconds. */
const patience = 1_000;
/** In bytes. A model list is shorter. */
const longest = 1_000_000;

/**
 * Asks a server on this machine's loopback address, and no other.
 * @param path the path after the port, such as `/v1/models`
 * @returns the JSON reply; undefined without a valid reply within a second
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
