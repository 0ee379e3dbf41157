import type { Page } from 'playwright';
import { nervous } from '../site/index.ts';
import { addressesOfScenes, type Scene } from './shots.ts';

/** Brings a page into the state of its picture. */
export async function prepare(page: Page, scene: Scene): Promise<void> {
  if (scene === 'error') await breakThePage(page);
  await page.goto(addressesOfScenes[scene]);
  if (scene === 'turn') await page.getByRole('dialog').waitFor();
  else await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  if (scene === 'chat') await askTheCoach(page);
}

/** Asks a real question and waits for the whole answer. */
async function askTheCoach(page: Page): Promise<void> {
  await page.getByRole('textbox').fill(nervous.question);
  await page.getByRole('textbox').press('Enter');
  await page.getByRole('group', { name: /Suggested questions|Vorgeschlagene Fragen/ }).waitFor();
}

/** Gives the landing page a response with an unexpected shape, as a bug would, so that the shell itself throws. */
async function breakThePage(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace('"data":{"categories":[', '"data":{"categories":{},"was":['),
    });
  });
}
