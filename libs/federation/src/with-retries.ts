/** Pauses before the second and the third attempt, in milliseconds. */
const waitsMs = [300, 1_000];

/**
 * Makes up to three attempts with growing pauses, since a connection may fail briefly. Chromium also passes the failure
 * of a preload hint to the next script that requests the same file, once.
 * @param load starts an attempt
 * @param before runs before every attempt but the first
 * @returns the result of the first attempt that succeeds; rejects with the error of the last one
 */
export async function withRetries<Loaded>(
  load: () => Promise<Loaded>,
  before: () => void | Promise<void> = () => {},
): Promise<Loaded> {
  for (const waitMs of waitsMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await before();
    }
  }
  return load();
}
