/** Figures of turn taking, in milliseconds unless stated otherwise. Source: docs/specification.md, 13.1 to 13.5. */
export interface TurnSettings {
  endOfTurn: {
    /** The wait after words that are clearly the whole turn. */
    shortestMs: number;
    /** The wait after a command to the call itself, such as "hold on". */
    commandMs: number;
    /** The longest wait after words that may be complete. */
    uncertainMs: number;
    /** The wait after words that are clearly incomplete. */
    longestMs: number;
    /** After a pause of this length the words are requested. */
    speculateAfterMs: number;
    /** An answer is begun this long before the expected end of the turn. */
    answerAheadMs: number;
    /**
     * Speech without a pause is transcribed at this interval, for captions and to detect noise that sounds like speech.
     */
    partialEveryMs: number;
    /** Sound longer than this is not transcribed in one piece: at the next pause the words so far stand. */
    settleAfterMs: number;
    /** A turn of this length is stored as it is, and what follows continues it: microphone sound is kept no longer. */
    storeAfterMs: number;
    /** Speech of this length without words is noise, and words unchanged for this long are complete. */
    noiseAfterMs: number;
    /**
     * Less certain transcripts are requested again, once; from 0 to 1. Measured: speech is above a mean log-probability
     * of −0.8, and results below −1 are dropped earlier.
     */
    sureFrom: number;
  };
  bargeIn: {
    /** Speech of this length lowers the coach's volume. */
    lowerAfterMs: number;
    pauseAfterMs: number;
    /** Speech within this time after the first sound of an answer continues the turn: the coach had cut in. */
    cutInWithinMs: number;
    /** How much of such speech stops the coach; shorter sounds are clicks. */
    cutInPauseMs: number;
    /** From the pause. Without words by then the coach continues. */
    decideWithinMs: number;
    /** How often words are requested while a person speaks into a paused coach. */
    listenAgainMs: number;
    /** Silence after words over the coach, after which they decide. */
    quietMs: number;
    /** An echo ends within this time after the coach was paused; later speech is a person's. */
    echoTailMs: number;
    /** Within this time before the coach's end, "yes" is an answer and not a back-channel. */
    nearlyDoneMs: number;
  };
  /** Without sound this long after the end of a turn, the coach fills the gap and the page shows it. */
  fillerAfterMs: number;
  /**
   * Speech counts as another person's if it is this much quieter than the person's own turns, once enough of them are
   * known.
   */
  loudness: { quieterByDb: number; knownTurns: number };
  silence: {
    questionAfterMs: number;
    countdownAfterMs: number;
    countdownMs: number;
    /** Delays all of these after the person asked the coach to wait or to be silent. */
    patienceMs: number;
  };
  /** The maximum length of a call, goodbye included. */
  longestMs: number;
  /** The time for finishing a sentence and saying goodbye. */
  goodbyeMs: number;
  /** The page is told this long before the free minutes, or the call's own, run out. */
  nearlyOverMs: number;
  /** Timeouts; what takes longer has failed. */
  limits: {
    /** For the first `joined` after the call was created. */
    joinMs: number;
    transcriptMs: number;
    /** How often sound is transcribed again before its words count as lost; a count. */
    transcriptRetries: number;
    /** From the end of a turn to the answer's first sentence. */
    answerMs: number;
    /** From one sentence of an answer to the next, once all earlier ones were heard. */
    nextClipMs: number;
    /** For progress of playing sound. */
    playbackMs: number;
    /** For reconnecting. */
    resumeMs: number;
    /** The longest hold. */
    holdMs: number;
  };
}

export const turnSettings: TurnSettings = {
  endOfTurn: {
    shortestMs: 250,
    commandMs: 500,
    uncertainMs: 1_500,
    longestMs: 2_000,
    speculateAfterMs: 160,
    answerAheadMs: 500,
    partialEveryMs: 5_000,
    settleAfterMs: 20_000,
    storeAfterMs: 240_000,
    noiseAfterMs: 10_000,
    sureFrom: 0.45,
  },
  bargeIn: {
    lowerAfterMs: 250,
    pauseAfterMs: 500,
    cutInWithinMs: 1_500,
    cutInPauseMs: 120,
    decideWithinMs: 2_000,
    listenAgainMs: 500,
    quietMs: 500,
    echoTailMs: 700,
    nearlyDoneMs: 700,
  },
  fillerAfterMs: 1_500,
  loudness: { quieterByDb: 14, knownTurns: 2 },
  silence: { questionAfterMs: 15_000, countdownAfterMs: 45_000, countdownMs: 15_000, patienceMs: 60_000 },
  longestMs: 30 * 60_000,
  goodbyeMs: 15_000,
  nearlyOverMs: 60_000,
  limits: {
    joinMs: 30_000,
    transcriptMs: 8_000,
    transcriptRetries: 2,
    answerMs: 20_000,
    nextClipMs: 10_000,
    playbackMs: 4_000,
    resumeMs: 60_000,
    holdMs: 10 * 60_000,
  },
};
