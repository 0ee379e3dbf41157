/** A caught error. */
export interface Caught {
  error: unknown;
  /** Our name for the place that caught it: `boundary`, `api`, `promotion`. Never an address or people's words. */
  where: string;
  at: number;
  /** The app it is about, where that is known without looking at files. */
  about?: App | undefined;
}

export interface App {
  name: string;
  version: string;
}

/**
 * The queue of errors, kept on the global object instead of in a module: each remote may carry a copy of this file, and
 * errors have to be reported even where sharing modules failed.
 */
export const box: Pick<Caught[], 'push' | 'length' | 'slice' | 'splice'> = ((
  globalThis as unknown as Record<symbol, Caught[]>
)[Symbol.for('greenroom.errors')] ??= []);

/**
 * Reports a caught error that is our fault. It never throws and sends nothing itself: its consumer (`onReported`) is
 * loaded where an error service is configured, and after consent where the law requires it. Until then at most twenty
 * errors wait.
 */
export function reportError(error: unknown, where: string, about?: App): void {
  if (box.length < 20) box.push({ error, where, at: Date.now(), about });
}
