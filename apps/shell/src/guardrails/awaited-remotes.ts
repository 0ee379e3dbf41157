import { guardrailMarks } from '@greenroom/contracts';
import type { Release } from './releases-here.ts';
import type { WatchedPage } from './watched-page.ts';

/** A remote that takes longer than this counts as failed when the user leaves. In ms, the time limit for an entry. */
const patienceMs = 5_000;

type Page = Pick<WatchedPage, 'manifest' | 'now' | 'whatCame' | 'tell'>;

/** Asks each remote on screen which version loaded, and reports whether it is the chosen one. */
export class AwaitedRemotes {
  readonly #asked = new Set<string>();
  /** Remotes that have not answered yet, and since when. */
  readonly #awaited = new Map<string, { release: Release; since: number }>();
  readonly #page: Page;
  readonly #onCame: (release: Release) => void;

  /** @param onCame receives the version that runs, chosen or not */
  constructor(page: Page, onCame: (release: Release) => void) {
    this.#page = page;
    this.#onCame = onCame;
  }

  /** Asks once per remote. */
  ask(release: Release): void {
    const { manifest, now, whatCame } = this.#page;
    const remote = manifest.remotes.find(({ name }) => name === release.app);
    if (!remote || this.#asked.has(remote.name)) return;
    this.#asked.add(remote.name);
    this.#awaited.set(remote.name, { release, since: now() });
    void whatCame(remote).then((version) => this.#arrived(release, version));
  }

  /** Counts remotes as failed that took too long and have not loaded when the user leaves. */
  giveUp(): void {
    const { now, tell } = this.#page;
    for (const [app, { release, since }] of this.#awaited) {
      if (now() - since < patienceMs) continue;
      this.#awaited.delete(app);
      tell(release, 'load', guardrailMarks.bad);
    }
  }

  #arrived(chosen: Release, version: string | undefined): void {
    const { tell } = this.#page;
    const { app } = chosen;
    const other = version !== chosen.version;
    if (this.#awaited.delete(app)) {
      const mark = other ? guardrailMarks.anotherCame : guardrailMarks.well;
      tell(chosen, 'load', version === undefined ? guardrailMarks.bad : mark);
      if (other && version !== undefined) tell({ app, version }, 'stoodIn', guardrailMarks.well);
    }
    if (version !== undefined) this.#onCame({ app, version });
  }
}
