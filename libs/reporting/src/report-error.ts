/** Something that went wrong, as it was caught. */
export interface Caught {
  error: unknown;
  /** What noticed it, a name of ours: `boundary`, `api`, `promotion`. Never an address, nor words of people. */
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
 * One box for all that runs here, kept by the page (or process) and not by a module: each remote may carry a copy of
 * this file, and an error is told also where sharing modules is what failed.
 */
export const box: Pick<Caught[], 'push' | 'length' | 'slice' | 'splice'> = ((
  globalThis as unknown as Record<symbol, Caught[]>
)[Symbol.for('greenroom.errors')] ??= []);

/**
 * Tells of an error that was caught and is nobody's fault but ours. It never throws and sends nothing by itself: what
 * takes it (`onReported`) comes where an error service is configured, and one has consented where a law asks for it.
 * Until then twenty wait at the most.
 */
export function reportError(error: unknown, where: string, about?: App): void {
  if (box.length < 20) box.push({ error, where, at: Date.now(), about });
}
