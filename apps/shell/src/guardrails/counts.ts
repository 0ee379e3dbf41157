import { guardrailBounds, type GuardrailTelling } from '@greenroom/contracts';
import type { Release } from './releases-here.ts';

/** What goes well can wait; what fails is told soon. In ms. */
const waits = { well: 60_000, badly: 2_000 };

interface Counted extends Release {
  guardrail: GuardrailTelling;
  mark: number;
  count: number;
}

/** Adds up what a page has to tell, and posts it: soon, or when the page is left. What does not arrive is let go of. */
export class Counts {
  readonly #post: (body: string) => Promise<unknown>;
  readonly #document: string | undefined;
  #waiting = new Map<string, Counted>();
  #timer: { at: number; id: ReturnType<typeof setTimeout> } | undefined;

  /** @param document the token that the page was served with */
  constructor(post: (body: string) => Promise<unknown>, document: string | undefined) {
    this.#post = post;
    this.#document = document;
  }

  /** @param soon it is bad news */
  add({ app, version }: Release, guardrail: GuardrailTelling, mark: number, soon: boolean): void {
    const key = `${app} ${version} ${guardrail} ${mark}`;
    const known = this.#waiting.get(key) ?? { app, version, guardrail, mark, count: 0 };
    if (known.count < guardrailBounds.count) known.count += 1;
    this.#waiting.set(key, known);
    const at = Date.now() + (soon ? waits.badly : waits.well);
    if (this.#timer && this.#timer.at <= at) return;
    clearTimeout(this.#timer?.id);
    this.#timer = { at, id: setTimeout(() => this.flush(), at - Date.now()) };
  }

  flush(): void {
    clearTimeout(this.#timer?.id);
    this.#timer = undefined;
    const all = [...this.#waiting.values()];
    this.#waiting = new Map();
    while (all.length > 0)
      void this.#post(JSON.stringify({ document: this.#document, counts: all.splice(0, guardrailBounds.rows) })).catch(
        () => {},
      );
  }
}
