import type { LineClock } from '../../modules/sockets/index.ts';

/** Time that goes on when a test says so. */
export class HeldClock implements LineClock {
  #now = 0;
  #due: { at: number; act: () => void }[] = [];

  readonly now = (): number => this.#now;

  after(ms: number, act: () => void): () => void {
    const one = { at: this.#now + ms, act };
    this.#due.push(one);
    return () => void (this.#due = this.#due.filter((other) => other !== one));
  }

  /** Lets time pass, and what falls due happen, each at its own moment. */
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
