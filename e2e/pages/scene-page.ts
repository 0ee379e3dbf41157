import { expect, type Locator, type Page } from '@playwright/test';
import { paths, pathTo } from '@greenroom/contracts';
import { inUse } from './in-use.ts';

/** A scene that tests play, with lines that lead to a good end. */
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

/** The pages of a scene, from choosing it to its feedback. */
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

  /** Goes from the set-up page to the first line. */
  async startScene(): Promise<void> {
    await this.begin.click();
    await this.goOn();
  }

  /** Goes from the start page to the first line. */
  async goOn(): Promise<void> {
    await this.ready.click();
    await this.box.waitFor();
    // A new page moves the focus to its heading; typing before that would lose it.
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  /** Says a line and waits for the partner's reply. */
  async say(text: string): Promise<void> {
    const lines = this.thread.getByRole('listitem');
    // The list begins with the situation and the opening line.
    await lines.nth(1).waitFor();
    const before = await lines.count();
    await this.box.fill(text);
    await this.box.press('Enter');
    // "… is thinking" is a list item too, so lines are counted only once it is gone. There may be more than two new
    // lines where an earlier one was still on its way.
    const thinking = this.thread.getByText(/is thinking/);
    await expect
      .poll(async () => ((await thinking.count()) > 0 ? 0 : lines.count()))
      .toBeGreaterThanOrEqual(before + 2);
  }

  /** Says these lines, or as many as the scene takes. */
  async talk(lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      if (await this.over.isVisible()) return;
      await this.say(line);
    }
  }

  /** Goes to the feedback, by the scene's own end or by ending it. */
  async finish(): Promise<void> {
    if (await this.over.isVisible()) await this.over.click();
    else {
      await this.page.getByRole('button', { name: 'End scene' }).click();
      await this.page.getByRole('button', { name: 'Yes, end it' }).click();
    }
    await expect(this.page).toHaveURL(/\/feedback\?uuid=/);
  }

  /** Returns the score once the feedback is there. */
  async score(): Promise<number> {
    const score = this.page.getByRole('img', { name: /^Score \d+\.\d out of 10$/ });
    await score.waitFor();
    return Number(await score.innerText());
  }
}
