import { levelOf } from '@greenroom/conversation/audio-capture';

/** The level of each channel in its last frame. */
export class Levels {
  readonly #last = new Map<number, number>();

  put(channel: number, samples: Int16Array): void {
    this.#last.set(channel, levelOf(samples));
  }

  /** 0 to 1. */
  of(channel: number): number {
    return this.#last.get(channel) ?? 0;
  }

  forget(channel: number): void {
    this.#last.delete(channel);
  }
}
