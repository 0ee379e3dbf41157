import { callBounds } from '@greenroom/contracts';
import { workletScope, type WorkletProcessor } from '../worklet-scope.ts';
import { PlaybackQueue, type Played, type PlaybackOrder } from './playback-queue.ts';

const { AudioWorkletProcessor, registerProcessor, sampleRate } = workletScope;

/** What the speaker worklet reports to the page: its position, and its level (0 to 1). */
export type SpeakerNews = { played: Played } | { level: number };

const levelEveryMs = 40;

/** Plays a call in the audio thread; the page only supplies sound and orders. */
class SpeakerProcessor extends AudioWorkletProcessor implements WorkletProcessor {
  readonly #queue = new PlaybackQueue(sampleRate);
  #sinceLevelMs = 0;
  #sincePlayedMs = 0;
  #power = 0;
  #samples = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<PlaybackOrder>) => {
      this.#queue.take(data);
      this.#tellNews();
    };
  }

  process(_: Float32Array[][], [out]: Float32Array[][]): boolean {
    const [first, ...others] = out ?? [];
    if (!first) return true;
    this.#queue.render(first);
    for (const channel of others) channel.set(first);
    this.#tellNews();
    this.#tellPosition(first);
    return true;
  }

  #tellNews(): void {
    for (const played of this.#queue.takeNews()) this.#tell({ played });
  }

  #tellPosition(sound: Float32Array): void {
    const ms = (sound.length * 1_000) / sampleRate;
    for (const sample of sound) this.#power += sample * sample;
    this.#samples += sound.length;
    this.#sinceLevelMs += ms;
    this.#sincePlayedMs += ms;
    if (this.#sinceLevelMs >= levelEveryMs) {
      this.#tell({ level: Math.sqrt(this.#power / this.#samples) });
      this.#sinceLevelMs = this.#power = this.#samples = 0;
    }
    if (this.#sincePlayedMs < callBounds.playbackEveryMs) return;
    this.#sincePlayedMs = 0;
    const played = this.#queue.position();
    if (played) this.#tell({ played });
  }

  #tell(news: SpeakerNews): void {
    this.port.postMessage(news);
  }
}

registerProcessor('greenroom-speaker', SpeakerProcessor);
