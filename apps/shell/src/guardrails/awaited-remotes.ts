import { guardrailMarks } from '@greenroom/contracts';
import type { Release } from './releases-here.ts';
import type { WatchedPage } from './watched-page.ts';

/** What is longer on its way than this does not come for whoever leaves. In ms, as long as an entry may take. */
const patienceMs = 5_000;

type Page = Pick<WatchedPage, 'manifest' | 'now' | 'whatCame' | 'tell'>;

/** Asks of each remote that is shown which version came, and reports whether it is the one that was chosen. */
export class AwaitedRemotes {
  readonly #asked = new Set<string>();
  /** Which of them did not answer yet, and since when. */
  readonly #awaited = new Map<string, { release: Release; since: number }>();
  readonly #page: Page;
  readonly #onCame: (release: Release) => void;

  /** @param onCame is called with the version that runs, chosen or not */
  constructor(page: Page, onCame: (release: Release) => void) {
    this.#page = page;
    this.#onCame = onCame;
  }

  /** Asks once for each remote. */
  ask(release: Release): void {
    const { manifest, now, whatCame } = this.#page;
    const remote = manifest.remotes.find(({ name }) => name === release.app);
    if (!remote || this.#asked.has(remote.name)) return;
    this.#asked.add(remote.name);
    this.#awaited.set(remote.name, { release, since: now() });
    void whatCame(remote).then((version) => this.#arrived(release, version));
  }

  /** A page that is left before a remote answered has waited for it in vain, where that took long. */
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
