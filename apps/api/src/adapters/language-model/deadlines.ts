import { LanguageModelError } from '../../ports/language-model.ts';

/** In ms. */
export interface Timings {
  /** From asking to the first text, repetitions included. */
  firstTextTimeoutMs: number;
  /** Between two pieces of text. */
  nextTextTimeoutMs: number;
  /** For the whole answer. */
  totalTimeoutMs: number;
}

export interface Deadlines {
  textCame(): void;
  stop(): void;
}

/** @param onLate called when the model is too slow, at most once before `stop` */
export function startDeadlines(timings: Timings, onLate: (error: LanguageModelError) => void): Deadlines {
  const tooSlow = (what: string) => () => onLate(new LanguageModelError('too-slow', what));
  const first = setTimeout(tooSlow('The language model did not begin to answer in time'), timings.firstTextTimeoutMs);
  const total = setTimeout(tooSlow('The language model did not end its answer in time'), timings.totalTimeoutMs);
  let pause: NodeJS.Timeout | undefined;
  return {
    textCame() {
      clearTimeout(first);
      pause ??= setTimeout(tooSlow('The language model paused for too long'), timings.nextTextTimeoutMs);
      pause.refresh();
    },
    stop() {
      clearTimeout(first);
      clearTimeout(pause);
      clearTimeout(total);
    },
  };
}
