import type { Caught } from '@greenroom/reporting/reports';

/** Which remotes are broken here, by what boundaries caught. */
export class BrokenScreens {
  readonly #failures = new Map<string, number>();

  caught({ error, where, about }: Pick<Caught, 'error' | 'where' | 'about'>): void {
    if (where !== 'boundary' || !about) return;
    // What throws while it is drawn throws again; what did not come may come at the next try, which is what Retry is for.
    const weight = error instanceof Error && error.name === 'ChunkLoadError' ? 1 : enough;
    this.#failures.set(about.name, (this.#failures.get(about.name) ?? 0) + weight);
  }

  /** Whether another try with the same release is of no use. */
  has(remote: string): boolean {
    return (this.#failures.get(remote) ?? 0) >= enough;
  }
}

const enough = 2;
