import type { Locator, Page } from '@playwright/test';

/** The player of a library item or of a coach's introduction. */
export class PlayerOnPage {
  readonly page: Page;
  readonly region: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly position: Locator;
  readonly speed: Locator;
  readonly audio: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: /^Player: / });
    this.play = this.region.getByRole('button', { name: 'Play', exact: true });
    this.pause = this.region.getByRole('button', { name: 'Pause', exact: true });
    this.position = this.region.getByRole('slider', { name: 'Position' });
    this.speed = this.region.getByRole('combobox', { name: 'Speed' });
    this.audio = page.locator('main audio');
  }

  async listen(): Promise<void> {
    await this.page.getByRole('button', { name: 'Listen', exact: true }).click();
  }

  /** Returns the position in the current part. */
  seconds(): Promise<number> {
    return this.audio.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  }

  /** Returns the address of the current part. */
  address(): Promise<string> {
    return this.audio.evaluate((audio: HTMLAudioElement) => audio.src);
  }

  /** Decodes the part's sound in the browser: its length, its level, and the share that is not silent. */
  decoded(): Promise<{ seconds: number; rms: number; loudShare: number }> {
    return this.audio.evaluate(async (audio: HTMLAudioElement) => {
      const file = await (await fetch(audio.src)).arrayBuffer();
      const sound = await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(file);
      const samples = sound.getChannelData(0);
      const level = (from: number, to: number) =>
        Math.sqrt(samples.subarray(from, to).reduce((sum, sample) => sum + sample * sample, 0) / (to - from));
      const windows = Array.from({ length: Math.floor(samples.length / 1_000) }, (_, at) =>
        level(at * 1_000, (at + 1) * 1_000),
      );
      return {
        seconds: sound.duration,
        rms: level(0, samples.length),
        loudShare: windows.filter((one) => one > 0.005).length / windows.length,
      };
    });
  }
}
