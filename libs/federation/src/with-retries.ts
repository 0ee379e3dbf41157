/** Waits before the second and the third try, in milliseconds. */
const waitsMs = [300, 1_000];

/**
 * Tries up to three times, with pauses that grow: a connection that stumbles is not one that is gone. Chromium also
 * hands a hint's failure to the next script that asks for the same file, once.
 * @param load begins a try
 * @param before done before every try but the first
 * @returns what the first try that succeeds gives; rejects as the last one did
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
