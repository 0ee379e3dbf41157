import type { Page } from '@playwright/test';
import { paths } from '@greenroom/contracts';
import { imogen, nervous } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { siteWith } from '../fixtures/site-with.ts';
import { expect } from '../fixtures/test.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { inUse } from '../pages/in-use.ts';
import { Presses } from '../pages/presses.ts';
import { raise } from '../pages/scene-page.ts';

/** Prices are shown only where plans are sold. */
const test = siteWith({ PLANS: 'on' });

/** Maximum number of presses for any task. */
const most = 5;

interface Task {
  name: string;
  /** The number of presses; lower it here when a task takes fewer. */
  presses: number;
  who: 'visitor' | 'account';
  do(page: Page): Promise<void>;
}

const footer = (page: Page) => page.getByRole('contentinfo');

/** Tasks of a new visitor or a new account, from the page where they start. */
const tasks: Task[] = [
  {
    name: 'find out what it costs',
    presses: 0,
    who: 'visitor',
    do: async (page) => {
      const price = page.getByText(/a month, billed annually/).first();
      await price.scrollIntoViewIfNeeded();
      await expect(price).toBeInViewport();
    },
  },
  {
    name: 'get a first sentence for a raise',
    presses: 1,
    who: 'visitor',
    do: async (page) => {
      await page.getByRole('textbox', { name: 'What’s coming up?' }).fill('Asking Dana for a raise to 78,000');
      await page.getByRole('button', { name: 'Get ready' }).click();
      await expect(page.getByText(/^“?Dana, .*78,000/).first()).toBeVisible();
    },
  },
  {
    name: 'ask a coach something without an account',
    presses: 4,
    who: 'visitor',
    do: async (page) => {
      const chat = new ChatPage(page);
      await page.getByRole('main').getByRole('link', { name: 'Meet the coaches' }).first().click();
      await page.getByRole('main').getByRole('link', { name: imogen.name }).last().click();
      await page
        .getByRole('link', { name: `Write to ${imogen.firstName}` })
        .first()
        .click();
      await chat.box.fill('My voice shakes when I start.');
      await page.getByRole('button', { name: 'Send' }).click();
      await chat.finishedAnswer();
    },
  },
  {
    name: 'read a coach’s first lesson',
    presses: 2,
    who: 'visitor',
    do: async (page) => {
      await page.getByRole('main').getByRole('link', { name: imogen.name }).first().click();
      await page.getByRole('main').getByRole('link', { name: nervous.item.title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nervous.item.title);
    },
  },
  {
    name: 'find the scene in which to ask for a raise',
    presses: 2,
    who: 'visitor',
    do: async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Practice' }).click();
      await page.getByRole('main').getByRole('link', { name: raise.title }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(raise.title);
    },
  },
  {
    name: 'cancel a contract without signing in',
    presses: 2,
    who: 'visitor',
    do: async (page) => {
      await footer(page).getByRole('link', { name: 'Cancel contracts here' }).click();
      await page.getByLabel('Email').fill('somebody@example.com');
      await page.getByRole('button', { name: 'Cancel now' }).click();
      await expect(page.getByText(/^We received your cancellation on/)).toBeVisible();
    },
  },
  {
    name: 'read all of it in German',
    presses: 1,
    who: 'visitor',
    do: async (page) => {
      await footer(page).getByRole('button', { name: 'Deutsch' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    },
  },
  {
    name: 'turn the light up',
    presses: 1,
    who: 'visitor',
    do: async (page) => {
      await footer(page).getByRole('button', { name: 'Dark or light' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    },
  },
  {
    name: 'say what is coming up',
    presses: 1,
    who: 'account',
    do: async (page) => {
      await page.getByLabel('What is it?').fill('Asking Dana for a raise');
      await page.getByRole('button', { name: 'Save it' }).click();
      await expect(page.getByRole('heading', { name: 'Asking Dana for a raise' })).toBeVisible();
    },
  },
  {
    name: 'see how one is coming along',
    presses: 2,
    who: 'account',
    do: async (page) => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('How you');
      await page.getByRole('option', { name: 'How you’re coming along' }).click();
      await expect(page).toHaveURL(paths.progress);
    },
  },
];

for (const { name, presses: wanted, who, do: task } of tasks) {
  test(`a new ${who} can ${name}, with ${wanted} presses`, async ({ page }) => {
    expect(wanted).toBeLessThanOrEqual(most);
    if (who === 'account') await signIn(page);
    const presses = await Presses.on(page);
    await page.goto(who === 'account' ? paths.homepage : paths.root);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inUse(page, 'main h1');
    await task(page);
    expect(presses.count).toBe(wanted);
  });
}
