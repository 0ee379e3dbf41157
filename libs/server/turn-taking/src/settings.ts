/** Figures of turn taking, in milliseconds where nothing else is said. Source: docs/specification.md, 13.1 to 13.5. */
export interface TurnSettings {
  endOfTurn: {
    /** Silence after words that are clearly all of the turn. */
    shortestMs: number;
    /** After "hold on" and what else is asked of the call itself. */
    commandMs: number;
    /** The most after words that may be all of it. */
    uncertainMs: number;
    /** After words that clearly are not. */
    longestMs: number;
    /** A pause so long has the words asked for. */
    speculateAfterMs: number;
    /** An answer is begun so long before the turn is expected to end. */
    answerAheadMs: number;
    /** Speech without a pause is written down every so often: for captions, and to tell noise that sounds like speech. */
    partialEveryMs: number;
    /** Sound so long is not taken in one piece by the transcriber: at the next pause the words so far stand. */
    settleAfterMs: number;
    /** A turn so long is stored as it stands, and what follows goes on with it: microphone sound is kept no longer. */
    storeAfterMs: number;
    /** Speech so long that has no words is noise, and words that stay the same so long are over. */
    noiseAfterMs: number;
    /**
     * Words that the transcriber is less sure of are asked for again, once: from 0 to 1. Measured:
     * speech is above a mean log-probability of −0.8, and what is below −1 never comes here.
     */
    sureFrom: number;
  };
  bargeIn: {
    /** Of speech, while the coach speaks. */
    lowerAfterMs: number;
    pauseAfterMs: number;
    /** Speech that begins so soon after the first sound of an answer goes on with the turn: the coach had cut in. */
    cutInWithinMs: number;
    /** Of such speech, until the coach stops: what is shorter is a click. */
    cutInPauseMs: number;
    /** From the pause: without words by then the coach goes on. */
    decideWithinMs: number;
    /** Words are asked for again so often while somebody speaks into a paused coach. */
    listenAgainMs: number;
    /** Silence after words over the coach, by which they have decided. */
    quietMs: number;
    /** An own word that comes back is over so soon after the coach was paused; who speaks on is a person. */
    echoTailMs: number;
    /** "Yes" over the coach's last words is an answer, not a back-channel. */
    nearlyDoneMs: number;
  };
  /** Without sound so long after the end of a turn, the coach fills the gap and the page says so. */
  fillerAfterMs: number;
  /** Speech is taken for somebody else's where it is so many dB quieter than the person's own turns, of which so many are known. */
  loudness: { quieterByDb: number; knownTurns: number };
  silence: {
    questionAfterMs: number;
    countdownAfterMs: number;
    countdownMs: number;
    /** So much later all of that begins where the person asked the coach to wait or to be silent. */
    patienceMs: number;
  };
  /** The longest call, goodbye included. */
  longestMs: number;
  /** A sentence is finished and a goodbye said within this. */
  goodbyeMs: number;
  /** The page is told so long before the free minutes, or the call's own, are over. */
  nearlyOverMs: number;
  /** What does not come within these has failed. */
  limits: {
    /** The first `joined` after the call was begun. */
    joinMs: number;
    transcriptMs: number;
    /** How often sound is transcribed again before its words count as lost; a number. */
    transcriptRetries: number;
    /** From the end of a turn to the answer's first sentence. */
    answerMs: number;
    /** From one sentence of an answer to the next, once all others were heard. */
    nextClipMs: number;
    /** A sound that is played makes progress. */
    playbackMs: number;
    /** A broken line. */
    resumeMs: number;
    /** How long one may be on hold. */
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
