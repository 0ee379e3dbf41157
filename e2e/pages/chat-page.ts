import type { Locator, Page } from '@playwright/test';
import { fillPath, paths } from '@greenroom/contracts';
import { imogen } from '@greenroom/tools/site';
import { inUse } from './in-use.ts';

/** The page of a written conversation with a coach. */
export class ChatPage {
  readonly page: Page;
  readonly box: Locator;
  readonly sendButton: Locator;
  readonly thread: Locator;
  readonly suggestions: Locator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByRole('textbox', { name: `Message to ${imogen.firstName}` });
    this.sendButton = page.getByRole('button', { name: 'Send', exact: true });
    this.thread = page.getByRole('region', { name: 'Conversation', exact: true });
    this.suggestions = page.getByRole('group', { name: 'Suggested questions' });
  }

  async open(coach: string = imogen.slug): Promise<void> {
    await this.page.goto(fillPath(paths.mentorChat, { instructorSlug: coach }));
    await this.isThere();
  }

  /** Waits until the composer is there and can send. */
  async isThere(): Promise<void> {
    await this.box.waitFor();
    await inUse(this.page, 'main textarea');
  }

  /** Starts a new conversation from the list at the side. */
  async beginAnew(): Promise<void> {
    await inUse(this.page, 'aside button');
    await this.page.getByRole('button', { name: 'New conversation' }).first().click();
  }

  async say(text: string): Promise<void> {
    await this.isThere();
    await this.box.fill(text);
    await this.box.press('Enter');
  }

  /** Asks, waits for the whole answer and returns its text. */
  async ask(text: string): Promise<string> {
    await this.say(text);
    return this.finishedAnswer();
  }

  question(text: string): Locator {
    return this.thread.getByText(text, { exact: true });
  }

  get answers(): Locator {
    return this.thread.getByRole('listitem').filter({ hasText: /Imogen (said|is thinking)/ });
  }

  get writing(): Locator {
    return this.thread.locator('[aria-busy="true"]');
  }

  /** The library item that the latest answer offers. */
  get card(): Locator {
    return this.answers.last().getByRole('link');
  }

  /** Waits until a part of an answer is shown and more is to come. */
  async untilInMidAnswer(): Promise<void> {
    await this.answers
      .filter({ hasText: /said\W*\w+\W+\w+\W+\w+/ })
      .filter({ has: this.page.locator('[aria-busy="true"]') })
      .waitFor();
  }

  async finishedAnswer(): Promise<string> {
    await this.suggestions.waitFor();
    return this.answers.last().innerText();
  }
}
