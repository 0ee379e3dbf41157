import { type CallFrame, callBounds } from '@greenroom/contracts';
import {
  type VoiceActivity,
  type VoiceActivityStream,
  type VoiceWindow,
  speechRate,
} from '@greenroom/ports/voice-activity';
import { speechTail, type SpeechTail } from './speech-tail.ts';
import { soundMemory } from './sound-memory.ts';

/** The windows that voice activity judges. In ms. */
const windowMs = 32;
/** So much less sound than the page's clock says, and it was muted meanwhile. In ms. */
const gapMs = 200;
/**
 * Frames that wait for voice activity: from the first figure on no more are read, until only the second is left. So many
 * as the third are a second and a half of sound, for which nobody takes notice of the person.
 */
const waiting = { most: 150, few: 25, late: 75 };

export interface MicrophoneDependencies {
  voiceActivity: VoiceActivity;
  /** On the call's clock. */
  now(): number;
  /** Somebody begins or ends to speak, at the time the sound has. */
  onEdge(edge: 'speech-started' | 'speech-stopped', at: number): void;
  /** Voice activity was lost for a moment. */
  onTrouble(error: unknown): void;
  /** Too much waits, or no longer. */
  onFull(full: boolean): void;
}

/** The person's sound as it comes: kept for the transcriber, and listened to for speech. */
export interface Microphone {
  /** The last frame that came. */
  readonly received: number;
  /** What came is not listened to in time. */
  readonly isLate: boolean;
  /** @param frame whose samples may change afterwards */
  take(frame: CallFrame): void;
  since(fromMs: number): Int16Array;
  /** Lets go of sound from before a moment. */
  forgetBefore(ms: number): void;
  /** The last frame that ended before a moment and that was listened to: speech in later ones is not noticed yet. */
  lastBefore(ms: number): number;
  /** What comes next follows nothing: after a mute, a break, a key that was let go. */
  reset(): void;
  close(): void;
}

/** @param received the last frame that was taken, where another instance heard the beginning */
export function createMicrophone(dependencies: MicrophoneDependencies, received: number): Microphone {
  const { voiceActivity, now, onEdge, onTrouble, onFull } = dependencies;
  const memory = soundMemory(received);
  let last = received;
  let listenedTo = received;
  let ear: Ear | undefined;
  let pending = 0;
  let full = false;

  const settle = (change: 1 | -1) => {
    pending += change;
    if (full ? pending > waiting.few : pending < waiting.most) return;
    full = !full;
    onFull(full);
  };
  const hear = (by: Ear, windows: readonly VoiceWindow[]) => {
    for (const { endsAtMs, speech } of windows) {
      if (speech === by.speaking) continue;
      by.speaking = speech;
      const noticedMs = endsAtMs - windowMs;
      if (speech) by.tail.begin();
      const at = by.clockAtZero + (speech ? noticedMs : by.tail.endedAt(noticedMs));
      if (by === ear) onEdge(speech ? 'speech-started' : 'speech-stopped', at);
    }
  };
  const reset = () => {
    ear?.stream.close();
    ear = undefined;
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
      if (ear && Math.abs(offsetMs - ear.nextOffsetMs) > gapMs) {
        if (ear.speaking) onEdge('speech-stopped', ear.clockAtZero + ear.heardMs);
        reset();
      }
      const by = (ear ??= newEar(voiceActivity));
      const durationMs = (samples.length / speechRate) * 1_000;
      by.heardMs += durationMs;
      by.tail.add(samples, by.heardMs);
      by.nextOffsetMs = offsetMs + callBounds.frameMs;
      // The frame that was least on its way tells best when all of them were spoken.
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

interface Ear {
  stream: VoiceActivityStream;
  tail: SpeechTail;
  /** How much sound it was given. */
  heardMs: number;
  /** When its first sound was, on the call's clock. */
  clockAtZero: number;
  /** Of the frame that follows without a gap. */
  nextOffsetMs: number;
  speaking: boolean;
}

const newEar = (voiceActivity: VoiceActivity): Ear => ({
  stream: voiceActivity.open(),
  tail: speechTail(),
  heardMs: 0,
  clockAtZero: Infinity,
  nextOffsetMs: 0,
  speaking: false,
});
