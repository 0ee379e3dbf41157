import { workletScope, type WorkletProcessor } from '../worklet-scope.ts';
import { FrameCutter } from './frame-cutter.ts';

const { AudioWorkletProcessor, registerProcessor, sampleRate } = workletScope;

/** Runs in the audio thread, so that a busy page does not delay the sound. Posts each completed frame. */
class MicrophoneProcessor extends AudioWorkletProcessor implements WorkletProcessor {
  readonly #cutter = new FrameCutter(sampleRate);

  process([channels]: Float32Array[][]): boolean {
    const [first, ...others] = channels ?? [];
    if (!first) return true;
    const mono = others.length === 0 ? first : first.map((_, at) => average(channels!, at));
    for (const frame of this.#cutter.push(mono)) this.port.postMessage(frame, [frame.buffer]);
    return true;
  }
}

const average = (channels: Float32Array[], at: number) =>
  channels.reduce((sum, channel) => sum + channel[at]!, 0) / channels.length;

registerProcessor('greenroom-microphone', MicrophoneProcessor);
