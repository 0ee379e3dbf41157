import { type CallFrame, callBounds } from '@greenroom/contracts';
import {
  type VoiceActivity,
  type VoiceActivityStream,
  type VoiceWindow,
  speechRate,
} from '@greenroom/ports/voice-activity';
import { speechTail, type SpeechTail } from './speech-tail.ts';
import { soundMemory } from './sound-memory.ts';

/** The length of the windows that voice activity judges. In ms. */
const windowMs = 32;
/**
 * A gap between the page's clock and the sound received that is larger than this means that the page was muted. In ms.
 */
const gapMs = 200;
/**
 * Queue lengths, in frames of 20 ms that wait for voice activity: reading pauses at `most` and resumes at `few`. At
 * `late`, 1.5 s of sound waits, and speech is noticed that much too late.
 */
const waiting = { most: 150, few: 25, late: 75 };

export interface MicrophoneDependencies {
  voiceActivity: VoiceActivity;
  /** The time on the call's clock. */
  now(): number;
  /** Called when the person starts or stops speaking, with the time of the sound. */
  onEdge(edge: 'speech-started' | 'speech-stopped', at: number): void;
  /** Called when voice activity failed for a moment. */
  onTrouble(error: unknown): void;
  /** Called when the queue becomes too long, and when it is short again. */
  onFull(full: boolean): void;
}

/** The person's sound as it arrives: kept for the transcriber, and checked for speech. */
export interface Microphone {
  /** The sequence number of the last frame received. */
  readonly received: number;
  /** Whether voice activity lags behind the received sound. */
  readonly isLate: boolean;
  /**
   * Takes a frame.
   * @param frame the caller may reuse its samples afterwards
   */
  take(frame: CallFrame): void;
  since(fromMs: number): Int16Array;
  /** Drops the sound from before a moment. */
  forgetBefore(ms: number): void;
  /**
   * Returns the last frame that ended before a moment and was checked for speech: speech in later ones has not been
   * noticed yet.
   */
  lastBefore(ms: number): number;
  /**
   * Starts afresh, because the next frame does not follow the last one: after a mute, an interruption, or the release
   * of the talk key.
   */
  reset(): void;
  close(): void;
}

/**
 * Creates the microphone of a call.
 * @param received the last frame received by another instance, if the call began there
 */
export function createMicrophone(dependencies: MicrophoneDependencies, received: number): Microphone {
  const { voiceActivity, now, onEdge, onTrouble, onFull } = dependencies;
  const memory = soundMemory(received);
  let last = received;
  let listenedTo = received;
  let detector: Detector | undefined;
  let pending = 0;
  let full = false;

  const settle = (change: 1 | -1) => {
    pending += change;
    if (full ? pending > waiting.few : pending < waiting.most) return;
    full = !full;
    onFull(full);
  };
  const hear = (by: Detector, windows: readonly VoiceWindow[]) => {
    for (const { endsAtMs, speech } of windows) {
      if (speech === by.speaking) continue;
      by.speaking = speech;
      const noticedMs = endsAtMs - windowMs;
      if (speech) by.tail.begin();
      const at = by.clockAtZero + (speech ? noticedMs : by.tail.endedAt(noticedMs));
      if (by === detector) onEdge(speech ? 'speech-started' : 'speech-stopped', at);
    }
  };
  const reset = () => {
    detector?.stream.close();
    detector = undefined;
  };

  return {
    get received() {
      return last;
    },
    get isLate() {
      return pending >= waiting.late;
    },
    take({ sequence, offsetMs, samples }) {
      if (sequence <= last) return;
      last = sequence;
      if (detector && Math.abs(offsetMs - detector.nextOffsetMs) > gapMs) {
        if (detector.speaking) onEdge('speech-stopped', detector.clockAtZero + detector.heardMs);
        reset();
      }
      const by = (detector ??= newDetector(voiceActivity));
      const durationMs = (samples.length / speechRate) * 1_000;
      by.heardMs += durationMs;
      by.tail.add(samples, by.heardMs);
      by.nextOffsetMs = offsetMs + callBounds.frameMs;
      // The frame with the shortest delay on the network gives the best estimate of when the sound began.
      by.clockAtZero = Math.min(by.clockAtZero, now() - by.heardMs);
      memory.add(by.clockAtZero + by.heardMs - durationMs, { sequence, samples });
      settle(1);
      by.stream
        .push(samples)
        .then((windows) => hear(by, windows), onTrouble)
        .finally(() => {
          listenedTo = Math.max(listenedTo, sequence);
          settle(-1);
        });
    },
    since: (fromMs) => memory.since(fromMs),
    forgetBefore: (ms) => memory.forgetBefore(ms),
    lastBefore: (ms) => Math.min(memory.lastBefore(ms), listenedTo),
    reset,
    close: reset,
  };
}

interface Detector {
  stream: VoiceActivityStream;
  tail: SpeechTail;
  /** How much sound it has received. */
  heardMs: number;
  /** When its first sound was spoken, on the call's clock. */
  clockAtZero: number;
  /** The offset of the next frame if it follows without a gap. */
  nextOffsetMs: number;
  speaking: boolean;
}

const newDetector = (voiceActivity: VoiceActivity): Detector => ({
  stream: voiceActivity.open(),
  tail: speechTail(),
  heardMs: 0,
  clockAtZero: Infinity,
  nextOffsetMs: 0,
  speaking: false,
});
