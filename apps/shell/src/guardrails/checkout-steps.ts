import { guardrailMarks, pageAt, type GuardrailTelling, type PageName } from '@greenroom/contracts';
import type { Release } from './releases-here.ts';
import type { Tell } from './stretches.ts';

/** The steps in order, each with the guardrail for users who do not reach the next one. */
const steps: readonly (readonly [page: PageName, guardrail: GuardrailTelling | undefined])[] = [
  ['checkoutSignup', 'checkoutAccount'],
  ['checkoutMembership', 'checkoutMembership'],
  ['checkoutPayment', 'checkoutPayment'],
  ['checkoutSuccess', undefined],
];

/** A user who stays at a step for longer than this counts as stuck. In ms. */
const longestMs = 300_000;

/**
 * The steps of a checkout: each is reported once, when a later step is reached, or when the page is hidden before
 * that.
 */
export class CheckoutSteps {
  readonly #tell: Tell;
  #path: string | undefined;
  #at: { step: number; release: Release; since: number } | undefined;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  show(path: string, release: Release, now: number): void {
    if (path === this.#path) return;
    this.#path = path;
    const name = pageAt(path);
    const step = steps.findIndex(([page]) => page === name);
    if (step < 0 || step <= (this.#at?.step ?? -1)) return;
    this.#end(guardrailMarks.well);
    this.#at = steps[step]![1] === undefined ? undefined : { step, release, since: now };
  }

  tick(now: number): void {
    if (this.#at && now - this.#at.since >= longestMs) this.#end(guardrailMarks.bad);
  }

  hidden(): void {
    this.#path = undefined;
    this.#end(guardrailMarks.bad);
  }

  #end(mark: number): void {
    const guardrail = this.#at && steps[this.#at.step]![1];
    if (this.#at && guardrail) this.#tell(this.#at.release, guardrail, mark);
    this.#at = undefined;
  }
}
