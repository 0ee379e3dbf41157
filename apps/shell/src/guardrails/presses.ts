/** How long an effect of a press is waited for, in ms: as long as a slow page may take to show that it heard. */
export const effectWithinMs = 3_000;

/** So many presses of one place within this time ask for something, whatever it is. */
const insisting = { presses: 3, withinMs: 2_000 };

interface Press {
  target: object;
  isControl: boolean;
  at: number;
}

/**
 * Presses of one page, and whether any had no effect: a control on which nothing followed (a dead press), or another
 * place that was pressed again and again (a rage press). Whatever the page does after a press counts as its effect.
 */
export class Presses {
  #waiting: Press[] = [];
  #pressed = false;
  #dead = false;

  /** @param isControl whether it is a button or a link, from which something is expected at the first press */
  press(target: object, isControl: boolean, at: number): void {
    this.#pressed ||= isControl;
    this.#waiting.push({ target, isControl, at });
  }

  /** Something happened: all presses so far had an effect. */
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

  /** How it went with this page, which begins anew: nothing where nothing was pressed. */
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
