import { guardrailMarks, type GuardrailTelling } from '@greenroom/contracts';
import type { Release } from './releases-here.ts';

export type Tell = (release: Release, guardrail: GuardrailTelling, mark: number) => void;

/** A page open for longer than this is reported, and a new period starts on further use. In ms. */
const longestMs = 120_000;

/**
 * `awaited`: its code has not loaded yet. `open`: in use. `over`: reported. `failed`: reported, and no longer counted.
 */
type State = 'awaited' | 'open' | 'over' | 'failed';

/**
 * Periods of use: from when a page of a release is shown or used again, until it is left, hidden, fails, or two
 * minutes have passed. Each is reported once, as good or bad.
 */
export class Stretches {
  readonly #tell: Tell;
  #page: { path: string; release: Release; since: number; state: State } | undefined;
  /** Releases that failed while another release's page was shown, or before they loaded. */
  readonly #strays = new Set<string>();

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** @param came whether its code has loaded */
  show(path: string, release: Release, came: boolean, now: number): void {
    if (this.#page?.path === path) return;
    this.#end();
    this.#page = { path, release, since: now, state: came ? 'open' : 'awaited' };
  }

  /** The release loaded; if another one loaded in its place, the page counts for neither. */
  came(release: Release, now: number): void {
    const page = this.#page;
    if (!page || page.state !== 'awaited' || page.release.app !== release.app) return;
    page.since = now;
    page.state = page.release.version === release.version ? 'open' : 'failed';
  }

  used(now: number): void {
    if (this.#page?.state !== 'over') return;
    this.#page.state = 'open';
    this.#page.since = now;
  }

  failed(release: Release): void {
    const page = this.#page;
    if (page && page.release.app === release.app && page.release.version === release.version) {
      if (page.state === 'failed' || page.state === 'awaited') return;
      page.state = 'failed';
      return this.#tell(release, 'error', guardrailMarks.bad);
    }
    const key = `${release.app}@${release.version}`;
    if (this.#strays.has(key)) return;
    this.#strays.add(key);
    this.#tell(release, 'error', guardrailMarks.bad);
  }

  tick(now: number): void {
    if (this.#page && now - this.#page.since >= longestMs) this.#end();
  }

  hidden(): void {
    this.#end();
  }

  #end(): void {
    if (this.#page?.state !== 'open') return;
    this.#page.state = 'over';
    this.#tell(this.#page.release, 'error', guardrailMarks.well);
  }
}
