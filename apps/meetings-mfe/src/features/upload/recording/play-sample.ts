import type { Side, Sound } from '../../../shared/recording/index.ts';

let context: AudioContext | undefined;
let playing: AudioBufferSourceNode | undefined;

/** Plays some seconds in which a channel of a recording is heard best. Stops what was played before. */
export async function playSample(sound: Sound, side: Side): Promise<void> {
  const { samples, rate } = await sound.sampleOf(side);
  if (samples.length === 0) return;
  context ??= new AudioContext();
  await context.resume();
  const buffer = context.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  playing?.stop();
  playing = context.createBufferSource();
  playing.buffer = buffer;
  playing.connect(context.destination);
  playing.start();
}
