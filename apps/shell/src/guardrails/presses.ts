/** Time limit for an effect of a click, in ms: as long as a slow page may take to react. */
export const effectWithinMs = 3_000;

/** This many clicks on the same place within this time count as a rage click. */
const insisting = { presses: 3, withinMs: 2_000 };

interface Press {
  target: object;
  isControl: boolean;
  at: number;
}

/**
 * Clicks on one page, and whether any had no effect: a control without a reaction (dead click), or another place
 * clicked repeatedly (rage click). Anything the page does after a click counts as its effect.
 */
export class Presses {
  #waiting: Press[] = [];
  #pressed = false;
  #dead = false;

  /** @param isControl whether it is a button or a link, where a single click should have an effect */
  press(target: object, isControl: boolean, at: number): void {
    this.#pressed ||= isControl;
    this.#waiting.push({ target, isControl, at });
  }

  /** Something happened: all clicks so far had an effect. */
  answered(): void {
    this.#waiting = [];
  }

  tick(now: number): void {
    const first = this.#waiting[0];
    if (!first || now - first.at < effectWithinMs) return;
    this.#dead ||=
      this.#waiting.some((press) => press.isControl && now - press.at >= effectWithinMs) || this.#insisted();
    this.#waiting = this.#waiting.filter(({ at }) => now - at < effectWithinMs);
  }

  /** Returns this page's result and starts anew; undefined if nothing was clicked. */
  end(): 'well' | 'dead' | undefined {
    const outcome = this.#dead ? 'dead' : this.#pressed ? 'well' : undefined;
    this.#waiting = [];
    this.#pressed = this.#dead = false;
    return outcome;
  }

  #insisted(): boolean {
    return this.#waiting.some(({ target, at }) => {
      const same = this.#waiting.filter(
        (press) => press.target === target && press.at >= at && press.at - at <= insisting.withinMs,
      );
      return same.length >= insisting.presses;
    });
  }
}
