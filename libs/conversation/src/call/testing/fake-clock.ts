import type { CallClock } from '../call-clock.ts';

/** A clock that a test advances. */
export class FakeClock implements CallClock {
  #now = 0;
  #due: { at: number; act: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): () => void {
    const one = { at: this.#now + ms, act };
    this.#due.push(one);
    return () => {
      this.#due = this.#due.filter((other) => other !== one);
    };
  }

  /** Advances the clock and runs what falls due, each at its own time. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = next.at;
      next.act();
    }
    this.#now = until;
  }
}
