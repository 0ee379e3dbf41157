/** A request as reported by the browser. */
export interface SeenRequest {
  url: string;
  /** The scripts that ran when it was made, or the document if its HTML named the file; may be empty. */
  causes: string[];
}

/**
 * Computes the level of each request: the document is at 0, what its HTML names at 1, what those request at 2, and so
 * on. A request cannot start before everything that caused it has loaded, so it lies below the deepest of its causes.
 * @param requests in the order they were made, the document first
 * @returns levels by address
 */
export function requestLevels(requests: readonly SeenRequest[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { url, causes } of requests) {
    if (levels.has(url)) continue;
    const above = causes.map((cause) => levels.get(cause) ?? 0);
    levels.set(url, levels.size === 0 ? 0 : 1 + Math.max(0, ...above));
  }
  return levels;
}
