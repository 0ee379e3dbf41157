/** So much faster than it is listened to a synthesizer has to be, or sound that is begun could run dry. */
const fastEnough = 1.5;
/** So much of a sentence is there before it sounds. In ms. */
const headStartMs = 100;
/** So many sentences are looked back on, and this share of them may have been slow: a moment's stall is no slow synthesizer. */
const remembered = 20;
const mayBeSlow = 0.1;
/** Of less than that nothing can be told. In ms. */
const tellingMs = 300;

/** Whether sentences may sound before they are whole: a voice that pauses in mid sentence is worse than one that begins later. */
export interface SpeakingPace {
  /** How much of a sentence has to be there before it sounds, in ms; Infinity for all of it. */
  headStartMs(): number;
  /**
   * A sentence is whole.
   * @param soundMs how much sound came after its first piece
   * @param tookMs from its first piece to its end
   */
  saw(soundMs: number, tookMs: number): void;
}

/** Learns how fast a synthesizer is. Until it is known to be fast, and where too many were slow, sentences are waited for. */
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
