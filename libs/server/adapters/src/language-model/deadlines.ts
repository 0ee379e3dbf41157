import { type Clock, machineClock } from '@greenroom/ports/clock';
import { LanguageModelError } from '@greenroom/ports/language-model';

/** In ms. */
export interface Timings {
  /** From the request to the first text, retries included. */
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

/** @param onLate called if the model is too slow, at most once before `stop` */
export function startDeadlines(
  timings: Timings,
  onLate: (error: LanguageModelError) => void,
  clock: Clock = machineClock,
): Deadlines {
  const tooSlow = (what: string) => () => onLate(new LanguageModelError('too-slow', what));
  const begins = tooSlow('The language model did not begin to answer in time');
  const goesOn = tooSlow('The language model paused for too long');
  const ends = tooSlow('The language model did not end its answer in time');
  const cancelTotal = clock.after(timings.totalTimeoutMs, ends);
  let cancelNext = clock.after(timings.firstTextTimeoutMs, begins);
  let lastTextAt: number | undefined;

  /** Uses one timer for many pieces of text: when it fires, it waits for what is left since the last piece. */
  const watchPause = (ms: number) => {
    cancelNext = clock.after(ms, () => {
      const left = (lastTextAt ?? 0) + timings.nextTextTimeoutMs - clock.now();
      if (left > 0) watchPause(left);
      else goesOn();
    });
  };

  return {
    textCame() {
      const isFirst = lastTextAt === undefined;
      lastTextAt = clock.now();
      if (!isFirst) return;
      cancelNext();
      watchPause(timings.nextTextTimeoutMs);
    },
    stop() {
      cancelNext();
      cancelTotal();
    },
  };
}
