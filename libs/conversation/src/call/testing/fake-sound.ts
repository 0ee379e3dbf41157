import type { CallSound, Clip } from '../call-sound.ts';
import type { Microphone, MicrophoneOptions } from '../microphone/microphone.ts';
import type { Played, PlaybackOrder } from '../speaker/playback-queue.ts';

/** A page's sound whose loudspeaker and microphone are controlled by a test. */
export class FakeSound implements CallSound {
  audible = true;
  level = 0;
  volume = 0.5;
  closed = false;
  /** Available loudspeakers, and the one in use. */
  speakers = ['', 'headset'];
  speaker = '';
  readonly orders: PlaybackOrder[] = [];
  /** URLs of all files played, and of those still playing. */
  readonly files: string[] = [];
  readonly sounding = new Set<string>();
  /** The error that opening a microphone fails with, if any. */
  refusal: DOMException | undefined;
  readonly opened: (MicrophoneOptions & { on: boolean; closed: boolean })[] = [];
  #tellPlayed: (played: Played) => void = () => {};

  async wake(): Promise<void> {}
  onAudible(): void {}

  order(order: PlaybackOrder): void {
    this.orders.push(order);
  }

  onPlayed(tell: (played: Played) => void): void {
    this.#tellPlayed = tell;
  }

  setVolume(volume: number): void {
    this.volume = volume;
  }

  async setSpeaker(deviceId: string): Promise<void> {
    if (!this.speakers.includes(deviceId)) throw new DOMException('', 'NotFoundError');
    this.speaker = deviceId;
  }

  async openMicrophone(options: MicrophoneOptions): Promise<Microphone> {
    if (this.refusal) throw this.refusal;
    const one = { ...options, on: true, closed: false };
    this.opened.push(one);
    return {
      device: { id: options.deviceId ?? 'usual', label: 'A microphone' },
      setOn: (on) => (one.on = on),
      close: () => (one.closed = true),
    };
  }

  playFile(address: string, { then }: Clip = {}): () => void {
    this.files.push(address);
    this.sounding.add(address);
    return () => {
      this.sounding.delete(address);
      then?.();
    };
  }

  playRecording(_: Int16Array, { then }: Clip = {}): () => void {
    then?.();
    return () => {};
  }

  close(): void {
    this.closed = true;
  }

  /** Delivers microphone frames loud enough to be speech. */
  hears(frames = 1): void {
    const microphone = this.opened.at(-1)!;
    if (!microphone.on) return;
    for (let index = 0; index < frames; index += 1) microphone.onFrame(new Int16Array(320).fill(6_000), index * 20);
  }

  played(played: Played): void {
    this.#tellPlayed(played);
  }
}
