import { ALL_FORMATS, type AudioSample, AudioSampleSink, BlobSource, Input, type InputAudioTrack } from 'mediabunny';
import { recordingBounds } from '@greenroom/contracts';
import { cutPieces, type DecodedSound, type SoundPiece } from './cut-pieces.ts';
import { letOthersRun } from './let-others-run.ts';
import { type Levels, levelsOf, tellChannelsApart } from './tell-channels-apart.ts';

/**
 * Why a file cannot be uploaded: it is no audio or video file, has no sound, is too long, or its sound is in a format
 * that this browser cannot decode.
 */
export type SoundRefusal = 'not-media' | 'no-sound' | 'too-long' | 'not-decodable' | 'damaged';

export class SoundRefused extends Error {
  override name = 'SoundRefused';
  readonly refusal: SoundRefusal;

  constructor(refusal: SoundRefusal, cause?: unknown) {
    super(`The file is refused: ${refusal}`, { cause });
    this.refusal = refusal;
  }
}

export type Side = 'left' | 'right';

/** Which sound of the file is uploaded: all of it as one channel, or two, of which this one comes first. */
export type UploadedChannels = 'one' | Side;

/** An opened audio or video file. */
export interface Sound {
  durationMs: number;
  /** Whether it has two channels with different voices. */
  isApart: boolean;
  /** Returns some seconds in which a channel is heard best. */
  sampleOf(side: Side): Promise<{ samples: Float32Array<ArrayBuffer>; rate: number }>;
  /**
   * Decodes the file piece by piece.
   * @param from the first piece
   * @throws SoundRefused `damaged`
   */
  pieces(channels: UploadedChannels, from: number): AsyncGenerator<SoundPiece>;
  close(): void;
}

/** The longest file may be longer by its encoder's padding. In ms. */
const paddingMs = 1_000;
/** Decoding begins this long before a piece, because decoders and the resampler need a run-up. In seconds. */
const runUp = 0.25;

/**
 * Opens a file and reads its container, without decoding all of it.
 * @throws SoundRefused
 */
export async function openSound(file: Blob): Promise<Sound> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  try {
    return await soundIn(input);
  } catch (error) {
    input.dispose();
    throw error instanceof SoundRefused ? error : new SoundRefused('damaged', error);
  }
}

async function soundIn(input: Input): Promise<Sound> {
  if (!(await input.canRead())) throw new SoundRefused('not-media');
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new SoundRefused('no-sound');
  if (!(await track.canDecode())) throw new SoundRefused('not-decodable');
  const durationMs = Math.floor((await track.computeDuration()) * 1_000);
  if (durationMs < 1) throw new SoundRefused('no-sound');
  if (durationMs > recordingBounds.longestMs + paddingMs) throw new SoundRefused('too-long');
  const seconds = durationMs / 1_000;
  const excerpts = (await track.getNumberOfChannels()) === 2 ? await excerptsOf(track, seconds) : [];
  return {
    durationMs: Math.min(durationMs, recordingBounds.longestMs),
    isApart: tellChannelsApart(excerpts.flatMap(({ levels }) => levels)) === 'apart',
    sampleOf: (side) => sampleOf(track, bestFor(side, excerpts), side),
    async *pieces(channels, from) {
      const begin = Math.max(0, ((from - 1) * recordingBounds.pieceMs) / 1_000 - runUp);
      const count = channels === 'one' ? 1 : 2;
      const whole = Math.min(durationMs, recordingBounds.longestMs);
      yield* cutPieces(decoded(track, begin, channels), { channels: count, durationMs: whole, from });
    },
    close: () => input.dispose(),
  };
}

async function* decoded(
  track: InputAudioTrack,
  begin: number,
  channels: UploadedChannels,
): AsyncGenerator<DecodedSound> {
  try {
    for await (const sample of new AudioSampleSink(track).samples(begin)) {
      const sound = { at: sample.timestamp, rate: sample.sampleRate, channels: channelsOf(sample, channels) };
      sample.close();
      yield sound;
      await letOthersRun();
    }
  } catch (error) {
    throw new SoundRefused('damaged', error);
  }
}

function channelsOf(sample: AudioSample, wanted: UploadedChannels): Float32Array[] {
  const all = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => planeOf(sample, planeIndex));
  if (wanted !== 'one') {
    const [left, right = left!] = all;
    return wanted === 'left' ? [left!, right] : [right, left!];
  }
  const [mixed] = all;
  for (const other of all.slice(1)) for (const [at, value] of other.entries()) mixed![at]! += value;
  if (all.length > 1) for (const at of mixed!.keys()) mixed![at]! /= all.length;
  return [mixed!];
}

function planeOf(sample: AudioSample, planeIndex: number): Float32Array<ArrayBuffer> {
  const plane = new Float32Array(sample.numberOfFrames);
  sample.copyTo(plane, { format: 'f32-planar', planeIndex });
  return plane;
}

interface Excerpt {
  at: number;
  levels: Levels[];
}

/** How much of a file is listened to in order to judge its channels: so many excerpts of so many seconds. */
const excerpts = { count: 24, seconds: 4 } as const;
const levelFrame = 0.05;

async function excerptsOf(track: InputAudioTrack, seconds: number): Promise<Excerpt[]> {
  const count = Math.max(1, Math.min(excerpts.count, Math.ceil(seconds / excerpts.seconds)));
  const found: Excerpt[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = (seconds / count) * index;
    const levels: Levels[] = [];
    for await (const sample of new AudioSampleSink(track).samples(at, at + excerpts.seconds)) {
      const both = [planeOf(sample, 0), planeOf(sample, 1)] as const;
      levels.push(...levelsOf(both, Math.max(1, Math.min(both[0].length, Math.round(levelFrame * sample.sampleRate)))));
      sample.close();
    }
    found.push({ at, levels });
    await letOthersRun();
  }
  return found;
}

/** Returns where a channel is heard, and the other one is not. */
function bestFor(side: Side, found: readonly Excerpt[]): number {
  const own = side === 'left' ? 0 : 1;
  const score = ({ levels }: Excerpt) =>
    levels.reduce((sum, level) => sum + Math.max(0, level[own] - 2 * level[1 - own]!), 0);
  return found.toSorted((one, other) => score(other) - score(one))[0]?.at ?? 0;
}

async function sampleOf(track: InputAudioTrack, at: number, side: Side) {
  const planes: Float32Array<ArrayBuffer>[] = [];
  let rate = 0;
  for await (const sample of new AudioSampleSink(track).samples(at, at + excerpts.seconds)) {
    planes.push(planeOf(sample, side === 'left' ? 0 : 1));
    rate = sample.sampleRate;
    sample.close();
  }
  const samples = new Float32Array(planes.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const plane of planes) {
    samples.set(plane, place);
    place += plane.length;
  }
  return { samples, rate };
}
