import { kindsOfPages, nervous } from '@greenroom/tools/site';
import { expect, test } from '../fixtures/test.ts';
import { axeFinds, foundIn, looksAt } from '../pages/looks.ts';
import { SitePage } from '../pages/site-page.ts';

test('axe finds nothing serious in a chat with an answer, dark and light, at 390 and 1440', async ({ page, chat }) => {
  await page.goto(kindsOfPages.chat);
  await new SitePage(page).isThere();
  await chat.ask(nervous.question);
  expect(await foundIn(page, looksAt(390, 1440), () => axeFinds(page))).toEqual({});
});
