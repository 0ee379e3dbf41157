import { expect, type Locator, type Page } from '@playwright/test';
import { paths, pathTo } from '@greenroom/contracts';
import { inUse } from './in-use.ts';

/** A scene of the house that journeys play, and lines with which it is talked through well. */
export const raise = {
  categorySlug: 'work',
  scenarioSlug: 'ask-for-the-raise',
  title: 'Ask for the raise',
  partner: 'Dorothea Achebe',
  lines: [
    'Thanks for making time. I can see that your day is full, so I’ll be quick.',
    'I’d like 78,000 from January. I’m on 69,000 now, because that is what one team was worth in spring.',
    'I have led two teams since April, and nobody has left either of them. The late shift ships before six now.',
    'What would the director need to hear from you to say yes?',
    'I can write the three figures on one page for you by Wednesday, so that you can carry them upstairs.',
    'What is worrying you most about taking it to the director?',
    'That makes sense. You lost such a case once, so you want the figures to hold.',
    'So we said: one page from me by Wednesday, and you take it upstairs before Friday. Can we settle it by Friday at noon?',
    'Thank you. Then I’ll send you the page on Wednesday at nine, and we talk again on Friday.',
    'Shall we put Friday at noon in the calendar now?',
    'Good. I appreciate that you looked at it with me.',
  ],
} as const;

/** The pages of a scene, from choosing it to the notes on it. */
export class ScenePage {
  readonly page: Page;
  readonly begin: Locator;
  readonly ready: Locator;
  readonly box: Locator;
  readonly thread: Locator;
  readonly over: Locator;

  constructor(page: Page) {
    this.page = page;
    this.begin = page.getByRole('button', { name: 'Places, please' });
    this.ready = page.getByRole('button', { name: 'I’m ready' });
    this.box = page.getByRole('textbox', { name: 'Your line' });
    this.thread = page.getByRole('region', { name: 'The scene so far' });
    this.over = page.getByRole('link', { name: 'Read your notes' });
  }

  async open(): Promise<void> {
    await this.page.goto(pathTo('scenario', raise));
    await this.begin.waitFor();
    await inUse(this.page, 'main textarea');
  }

  async openCustom(): Promise<void> {
    await this.page.goto(paths.customScenario);
    await this.begin.waitFor();
  }

  /** From a scene that is set up to its first line. */
  async raiseCurtain(): Promise<void> {
    await this.begin.click();
    await this.goOn();
  }

  /** From the start page to the first line. */
  async goOn(): Promise<void> {
    await this.ready.click();
    await this.box.waitFor();
    // A new page brings the focus to its heading; who types before that has finished loses it.
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  /** Says a line and waits for the partner's. */
  async say(text: string): Promise<void> {
    const lines = this.thread.getByRole('listitem');
    // Before the first line stands the situation, and whoever opens has spoken.
    await lines.nth(1).waitFor();
    const before = await lines.count();
    await this.box.fill(text);
    await this.box.press('Enter');
    // That somebody thinks is a line of the list as well: it is counted only once nobody does. More where a line of
    // before was still on its way.
    const thinking = this.thread.getByText(/is thinking/);
    await expect
      .poll(async () => ((await thinking.count()) > 0 ? 0 : lines.count()))
      .toBeGreaterThanOrEqual(before + 2);
  }

  /** Says these lines, or as many of them as the scene takes. */
  async talk(lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      if (await this.over.isVisible()) return;
      await this.say(line);
    }
  }

  /** To the notes: by the scene's own end, or by ending it. */
  async finish(): Promise<void> {
    if (await this.over.isVisible()) await this.over.click();
    else {
      await this.page.getByRole('button', { name: 'End scene' }).click();
      await this.page.getByRole('button', { name: 'Yes, end it' }).click();
    }
    await expect(this.page).toHaveURL(/\/feedback\?uuid=/);
  }

  /** The score, once the notes are there. */
  async score(): Promise<number> {
    const score = this.page.getByRole('img', { name: /^Score \d+\.\d out of 10$/ });
    await score.waitFor();
    return Number(await score.innerText());
  }
}
