import type { CallFrame } from '@greenroom/contracts';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import { createMicrophone } from '@greenroom/audio';
import { type Clock } from '@greenroom/ports/clock';

/** An uninterrupted stretch of one speaker's speech with its sound. Times are on the connection's clock, in ms. */
export interface Stretch {
  beganMs: number;
  endedMs: number;
  /** The intervals of voice within the stretch, in order. */
  voiced: { beganMs: number; endedMs: number }[];
  pcm: Int16Array;
}

/**
 * When a stretch ends. A transcriber understands whole sentences better than halves, and nothing is stored before the
 * stretch ends. The longest stretch is what Moonshine takes at once.
 */
export const stretchRules = { silenceMs: 700, endsAtPauseAfterMs: 12_000, longestMs: 24_000 } as const;

/**
 * In ms. Voice activity reports speech within this time; without a frame for as long, the channel counts as stopped.
 */
const noticedWithinMs = 2_000;

export interface HearingDependencies {
  voiceActivity: VoiceActivity;
  clock: Clock;
  onStretch(stretch: Stretch): void;
  onTrouble(error: unknown): void;
  onFull(full: boolean): void;
}

/** One audio channel, cut where its speaker pauses. */
export interface HeardChannel {
  take(frame: CallFrame): void;
  /** The stretch in progress, from its beginning until now; undefined in silence. */
  readonly open: { beganMs: number; endedMs: number } | undefined;
  /** Ends the stretch in progress if no more sound arrives. */
  look(): void;
  /** Ends the stretch in progress with what has arrived. */
  close(): void;
}

export function hearChannel({ voiceActivity, clock, onStretch, onTrouble, onFull }: HearingDependencies): HeardChannel {
  let voiced: Stretch['voiced'] = [];
  let speakingSince: number | undefined;
  let lastFrameAt = clock.now();
  let cancelEnd = () => {};

  const microphone = createMicrophone(
    {
      voiceActivity,
      now: clock.now,
      onTrouble,
      onFull,
      onEdge(edge, at) {
        cancelEnd();
        if (edge === 'speech-started') {
          speakingSince ??= at;
          return;
        }
        if (speakingSince === undefined) return;
        voiced.push({ beganMs: speakingSince, endedMs: Math.max(speakingSince, at) });
        speakingSince = undefined;
        if (at - (voiced[0]?.beganMs ?? at) >= stretchRules.endsAtPauseAfterMs) end();
        else cancelEnd = clock.after(stretchRules.silenceMs, end);
      },
    },
    0,
  );

  function end(): void {
    cancelEnd();
    if (speakingSince !== undefined)
      voiced.push({ beganMs: speakingSince, endedMs: Math.max(speakingSince, lastFrameAt) });
    const [first] = voiced;
    const last = voiced.at(-1);
    const goesOn = speakingSince !== undefined;
    const ended = voiced;
    voiced = [];
    speakingSince = undefined;
    if (!first || !last) return;
    const pcm = microphone.since(first.beganMs);
    microphone.forgetBefore(last.endedMs);
    if (goesOn) speakingSince = last.endedMs;
    onStretch({ beganMs: first.beganMs, endedMs: last.endedMs, voiced: ended, pcm });
  }

  /** Also ends speech that would continue after a cut. */
  function finish(): void {
    end();
    speakingSince = undefined;
  }

  const openSince = () => voiced[0]?.beganMs ?? speakingSince;
  return {
    take(frame) {
      lastFrameAt = clock.now();
      microphone.take(frame);
      const since = openSince();
      if (since === undefined) microphone.forgetBefore(lastFrameAt - noticedWithinMs);
      else if (lastFrameAt - since >= stretchRules.longestMs) end();
    },
    get open() {
      const beganMs = openSince();
      if (beganMs === undefined) return undefined;
      return { beganMs, endedMs: speakingSince === undefined ? (voiced.at(-1)?.endedMs ?? beganMs) : lastFrameAt };
    },
    look() {
      if (clock.now() - lastFrameAt > noticedWithinMs) finish();
    },
    close() {
      finish();
      microphone.close();
    },
  };
}
