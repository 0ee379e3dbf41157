import type { Locator, Page } from '@playwright/test';
import { fillPath, paths } from '@greenroom/contracts';
import { imogen } from '@greenroom/tools/site';

/** The page of a call with a coach. */
export class CallPage {
  readonly page: Page;
  readonly script: Locator;
  readonly state: Locator;

  constructor(page: Page) {
    this.page = page;
    this.script = page.getByRole('complementary', { name: 'Live script' });
    this.state = page.locator('main');
  }

  /** Starts a call from the coach's page. */
  async ring(): Promise<void> {
    await this.page.goto(fillPath(paths.mentor, { instructorSlug: imogen.slug }));
    await this.page.getByRole('link', { name: `Call ${imogen.firstName}` }).click();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Returns the lines of one speaker that are shown so far. */
  lines(author: 'You' | typeof imogen.firstName): Locator {
    return this.script.locator('dl > div').filter({ has: this.page.locator('dt span', { hasText: author }) });
  }

  words(author: 'You' | typeof imogen.firstName): Promise<string[]> {
    return this.lines(author).locator('dd').allInnerTexts();
  }

  /** Records what the loudspeaker plays, at 16 kHz. Call before the page is opened. */
  async recordLoudspeaker(): Promise<void> {
    await this.page.addInitScript(() => {
      const kept: number[] = [];
      Object.assign(window, { keptSound: kept });
      const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
      const ears = new WeakMap<BaseAudioContext, AudioNode>();
      const microphoneOf = (context: BaseAudioContext) => {
        const known = ears.get(context);
        if (known) return known;
        // oxlint-disable-next-line typescript/no-deprecated -- any other way needs a file of its own, and the policy of the pages allows none
        const ear = context.createScriptProcessor(4_096, 1, 1);
        const step = context.sampleRate / 16_000;
        // oxlint-disable-next-line typescript/no-deprecated -- see above
        ear.onaudioprocess = ({ inputBuffer }) => {
          const sound = inputBuffer.getChannelData(0);
          for (let at = 0; at < sound.length; at += step) kept.push(sound[Math.floor(at)]!);
        };
        ears.set(context, ear);
        connect.call(ear, context.destination);
        return ear;
      };
      AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
        if (to instanceof AudioDestinationNode) connect.call(this, microphoneOf(this.context));
        return connect.call(this, to);
      } as typeof AudioNode.prototype.connect;
    });
  }

  async heardSound(): Promise<Float32Array> {
    const kept = await this.page.evaluate(() => (window as unknown as { keptSound: number[] }).keptSound);
    return Float32Array.from(kept);
  }
}
