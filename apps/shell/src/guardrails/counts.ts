import { guardrailBounds, type GuardrailTelling } from '@greenroom/contracts';
import type { Release } from './releases-here.ts';

/** Delay before reports are posted: successes can wait, failures are posted soon. In ms. */
const waits = { well: 60_000, badly: 2_000 };

interface Counted extends Release {
  guardrail: GuardrailTelling;
  mark: number;
  count: number;
}

/** Sums up a page's reports and posts them soon, or when the page is left. Posts that fail are dropped. */
export class Counts {
  readonly #post: (body: string) => Promise<unknown>;
  readonly #document: string | undefined;
  #waiting = new Map<string, Counted>();
  #timer: { at: number; id: ReturnType<typeof setTimeout> } | undefined;

  /** @param document token that the page was served with */
  constructor(post: (body: string) => Promise<unknown>, document: string | undefined) {
    this.#post = post;
    this.#document = document;
  }

  /** @param soon whether to post it soon, for failures */
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
