import { callBounds } from '@greenroom/contracts';
import { openMicrophone, type Microphone, type MicrophoneOptions } from './microphone/microphone.ts';
import type { Played, PlaybackOrder } from './speaker/playback-queue.ts';
import { setSpeaker } from './speaker/sink.ts';
import type { SpeakerNews } from './speaker/speaker-worklet.ts';

export interface Clip {
  /** 0 to 1 of the device's volume; one half by default (specification, section 9). */
  volume?: number;
  /** Stops after so many milliseconds; `then` is called at the end either way (specification, section 4). */
  forMs?: number;
  then?(): void;
}

/** A page's sound in a call: loudspeaker, microphone and ringing. */
export interface CallSound {
  /** False while the browser waits for a user gesture before it plays sound. */
  readonly audible: boolean;
  /** Asks the browser to allow sound; succeeds right after a user gesture. */
  wake(): Promise<void>;
  onAudible(tell: () => void): void;
  order(order: PlaybackOrder): void;
  onPlayed(tell: (played: Played) => void): void;
  /** Current level of the coach's voice, 0 to 1. */
  readonly level: number;
  setVolume(volume: number): void;
  /**
   * Sends the sound to another loudspeaker.
   * @param deviceId empty for the system default
   * @throws DOMException when the device is missing or not allowed
   */
  setSpeaker(deviceId: string): Promise<void>;
  openMicrophone(options: MicrophoneOptions): Promise<Microphone>;
  /** Plays a file once. Returns a function that stops it. */
  playFile(address: string, clip?: Clip): () => void;
  /** Plays a recording at 16 kHz. */
  playRecording(samples: Int16Array, clip?: Clip): () => void;
  close(): void;
}

/** Receives audio errors that do not end a call, to be logged and reported (specification, section 8). */
export type ReportTrouble = (error: unknown) => void;

/** Opens the page's sound at the device's own sample rate. */
export async function openCallSound(report: ReportTrouble): Promise<CallSound> {
  const context = new AudioContext({ latencyHint: 'interactive' });
  await context.audioWorklet.addModule(new URL('./speaker/speaker-worklet.ts', import.meta.url));
  await context.audioWorklet.addModule(new URL('./microphone/microphone-worklet.ts', import.meta.url));
  return new BrowserSound(context, report);
}

class BrowserSound implements CallSound {
  readonly #context: AudioContext;
  readonly #report: ReportTrouble;
  readonly #speaker: AudioWorkletNode;
  readonly #volume: GainNode;
  #level = 0;
  #tellPlayed: (played: Played) => void = () => {};

  constructor(context: AudioContext, report: ReportTrouble) {
    this.#context = context;
    this.#report = report;
    this.#speaker = new AudioWorkletNode(context, 'greenroom-speaker', {
      numberOfInputs: 0,
      numberOfOutputs: 1,
      outputChannelCount: [1],
    });
    this.#volume = new GainNode(context, { gain: callBounds.defaultVolume });
    this.#speaker.connect(this.#volume).connect(context.destination);
    this.#speaker.port.onmessage = ({ data }: MessageEvent<SpeakerNews>) => {
      if ('level' in data) this.#level = data.level;
      else this.#tellPlayed(this.#heard(data.played));
    };
  }

  /** Subtracts the output latency: audio on its way to the loudspeaker was not heard yet. */
  #heard(played: Played): Played {
    if (played.at !== 'playing') return played;
    const onItsWayMs = Math.round((this.#context.outputLatency || this.#context.baseLatency || 0) * 1_000);
    return { ...played, playedMs: Math.max(0, played.playedMs - onItsWayMs) };
  }

  get audible(): boolean {
    return this.#context.state === 'running';
  }

  async wake(): Promise<void> {
    // The promise stays pending, neither resolved nor rejected, while the browser waits for a user gesture.
    if (!this.audible) await this.#context.resume().catch(this.#report);
  }

  onAudible(tell: () => void): void {
    this.#context.onstatechange = tell;
  }

  order(order: PlaybackOrder): void {
    this.#speaker.port.postMessage(order);
  }

  onPlayed(tell: (played: Played) => void): void {
    this.#tellPlayed = tell;
  }

  get level(): number {
    return this.#level;
  }

  setVolume(volume: number): void {
    this.#volume.gain.setTargetAtTime(volume, this.#context.currentTime, 0.02);
  }

  setSpeaker(deviceId: string): Promise<void> {
    return setSpeaker(this.#context, deviceId);
  }

  openMicrophone(options: MicrophoneOptions): Promise<Microphone> {
    return openMicrophone(this.#context, options);
  }

  playFile(address: string, clip: Clip = {}): () => void {
    return this.#play(async () => {
      const file = await fetch(address);
      if (!file.ok) throw new Error(`${address} returned ${file.status}`);
      return this.#context.decodeAudioData(await file.arrayBuffer());
    }, clip);
  }

  playRecording(samples: Int16Array, clip: Clip = {}): () => void {
    const buffer = new AudioBuffer({
      length: Math.max(1, samples.length),
      sampleRate: callBounds.microphoneRateHz,
      numberOfChannels: 1,
    });
    buffer.copyToChannel(
      Float32Array.from(samples, (sample) => sample / 32_768),
      0,
    );
    return this.#play(() => Promise.resolve(buffer), clip);
  }

  #play(find: () => Promise<AudioBuffer>, { volume = callBounds.defaultVolume, forMs, then }: Clip): () => void {
    let over = false;
    let node: AudioBufferSourceNode | undefined;
    let cut: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      if (over) return;
      over = true;
      clearTimeout(cut);
      node?.stop();
      then?.();
    };
    const start = (buffer: AudioBuffer) => {
      if (over) return;
      node = new AudioBufferSourceNode(this.#context, { buffer });
      node.connect(new GainNode(this.#context, { gain: volume })).connect(this.#context.destination);
      node.onended = end;
      node.start();
    };
    if (forMs !== undefined) cut = setTimeout(end, forMs);
    find().then(start, (error: unknown) => {
      this.#report(error);
      end();
    });
    return end;
  }

  close(): void {
    this.#speaker.port.onmessage = null;
    this.#context.onstatechange = null;
    this.#context.close().catch(this.#report);
  }
}
