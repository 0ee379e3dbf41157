/** A request as the browser tells of it. */
export interface SeenRequest {
  url: string;
  /** The scripts that were at work when it was made, the document where its HTML named the file, or nobody. */
  causes: string[];
}

/**
 * How deep each request lies: the document is at 0, what its HTML names at 1, what those ask for at 2, and so on.
 * A request cannot go out before everything that caused it has come, so it lies below the deepest of its causes.
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
