import type { Caught } from '@greenroom/reporting/reports';

/** Tracks which remotes are broken on this page, by the errors that boundaries caught. */
export class BrokenScreens {
  readonly #failures = new Map<string, number>();

  caught({ error, where, about }: Pick<Caught, 'error' | 'where' | 'about'>): void {
    if (where !== 'boundary' || !about) return;
    // A render error will repeat; a chunk that failed to load may load on a retry.
    const weight = error instanceof Error && error.name === 'ChunkLoadError' ? 1 : enough;
    this.#failures.set(about.name, (this.#failures.get(about.name) ?? 0) + weight);
  }

  /** Returns whether a retry with the same release is useless. */
  has(remote: string): boolean {
    return (this.#failures.get(remote) ?? 0) >= enough;
  }
}

const enough = 2;
