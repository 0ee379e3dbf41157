/** The synthesizer has to be this much faster than real time, or a sentence that plays could run out of audio. */
const fastEnough = 1.5;
/** Length of audio needed before a sentence plays, in ms. */
const headStartMs = 100;
/**
 * Number of recent sentences considered, and the share of them that may be slow: a moment's stall does not make a
 * synthesizer slow.
 */
const remembered = 20;
const mayBeSlow = 0.1;
/** Shorter sentences are not measured, in ms. */
const tellingMs = 300;

/**
 * Decides whether sentences may play before they are whole: a pause in mid-sentence is worse than a later beginning.
 */
export interface SpeakingPace {
  /** Returns how much of a sentence has to be ready before it plays, in ms; Infinity for all of it. */
  headStartMs(): number;
  /**
   * Records a finished sentence.
   * @param soundMs how much audio came after its first piece
   * @param tookMs from its first piece to its end
   */
  saw(soundMs: number, tookMs: number): void;
}

/**
 * Learns how fast a synthesizer is. Until it is known to be fast, and when too many sentences were slow, whole
 * sentences are awaited.
 */
export function speakingPace(): SpeakingPace {
  let wereSlow: boolean[] = [];
  const isFast = () => wereSlow.length > 0 && wereSlow.filter(Boolean).length <= mayBeSlow * wereSlow.length;
  return {
    headStartMs: () => (isFast() ? headStartMs : Infinity),
    saw(soundMs, tookMs) {
      if (soundMs < tellingMs && tookMs < tellingMs) return;
      wereSlow = [...wereSlow, soundMs < fastEnough * tookMs].slice(-remembered);
    },
  };
}
