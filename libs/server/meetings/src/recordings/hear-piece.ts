import { speechTail } from '@greenroom/audio';
import type { VoiceActivity } from '@greenroom/ports/voice-activity';
import { type Stretch, stretchRules } from '../listening/hear-channel.ts';
import { type Interval, margin, msOf, samplesIn, stretchesIn } from './domain/stretches.ts';

export interface PieceOfChannel {
  /** The piece and the one after it, since speech may reach into that. */
  pcm: Int16Array;
  /** When the piece begins in the recording. In ms. */
  beganMs: number;
  /** When the next piece begins. */
  endsMs: number;
  /** Earlier sound belongs to a stretch of the piece before. */
  fromMs: number;
}

/** Voice activity is shared with calls, so sound is sent to it in bits of this length. In ms. */
const bitMs = 500;
/** The length of a frame whose level is measured. In ms. */
const frameMs = 20;
/** Voice activity reports a window at its end. In ms. */
const windowMs = 32;

/** Returns the stretches of speech that begin in a piece; the last one may end in the piece after it. */
export async function hearPiece(voiceActivity: VoiceActivity, piece: PieceOfChannel): Promise<Stretch[]> {
  const { pcm, beganMs, endsMs } = piece;
  const voiced = await voicedIn(voiceActivity, piece);
  return stretchesIn(voiced, { pcm, beganMs }).filter((stretch) => stretch.beganMs - margin.before < endsMs);
}

async function voicedIn(
  voiceActivity: VoiceActivity,
  { pcm, beganMs, endsMs, fromMs }: PieceOfChannel,
): Promise<Interval[]> {
  const stream = voiceActivity.open();
  const tail = speechTail();
  const voiced: Interval[] = [];
  const zero = Math.max(beganMs, fromMs);
  let speakingSince: number | undefined;
  let silentSince = zero;
  try {
    for (let at = samplesIn(zero - beganMs); at < pcm.length; at += samplesIn(bitMs)) {
      const bit = pcm.subarray(at, at + samplesIn(bitMs));
      const heardMs = beganMs + msOf(at);
      for (let frame = 0; frame < bit.length; frame += samplesIn(frameMs)) {
        const samples = bit.subarray(frame, frame + samplesIn(frameMs));
        tail.add(samples, heardMs + msOf(frame + samples.length));
      }
      for (const { endsAtMs, speech } of await stream.push(bit)) {
        const noticedMs = zero + endsAtMs - windowMs;
        if (speech === (speakingSince !== undefined)) continue;
        if (speech) {
          tail.begin();
          speakingSince = noticedMs;
        } else {
          silentSince = tail.endedAt(noticedMs);
          voiced.push(interval(speakingSince!, silentSince));
          speakingSince = undefined;
        }
      }
      const nowMs = heardMs + msOf(bit.length);
      const isSilent = speakingSince === undefined && nowMs - silentSince >= stretchRules.silenceMs;
      if (isSilent && nowMs >= endsMs + margin.before) return voiced;
    }
  } finally {
    stream.close();
  }
  if (speakingSince !== undefined) voiced.push(interval(speakingSince, beganMs + msOf(pcm.length)));
  return voiced;
}

const interval = (beganMs: number, endedMs: number): Interval => ({
  beganMs: Math.round(beganMs),
  endedMs: Math.max(Math.round(beganMs) + 1, Math.round(endedMs)),
});
