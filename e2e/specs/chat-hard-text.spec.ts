import { nervous } from '@greenroom/tools/site';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const hard = [
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(6),
  'https://example.com/' + 'a'.repeat(400),
  'مرحبا، كيف أبدأ حديثي؟',
  '👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈 '.repeat(30),
  '<script>window.hurt = true</script><img src=x onerror="window.hurt = true">',
].join('\n');

const answer = [
  '# Big',
  `**${'bold'.repeat(80)}**`,
  '```\n' + 'const line = 1; '.repeat(60) + '\n```',
  `|${' column |'.repeat(20)}\n|${'---|'.repeat(20)}\n|${' value |'.repeat(20)}`,
  'שלום עולם',
  '<img src=x onerror="window.hurt = true"> [this](javascript:window.hurt=true)',
].join('\n\n');

for (const width of [320, 390, 1440]) {
  test(`text, code, tables and special characters stay within ${width} pixels and execute nothing`, async ({
    page,
    chat,
  }, info) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\/api\/v1\/chat\?/, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { messages: { author: string; text: string }[] };
      for (const message of body.messages) message.text = message.author === 'coach' ? answer : hard;
      await route.fulfill({ response, json: body });
    });
    await chat.open();
    await chat.ask(nervous.question);
    await page.reload();
    await chat.finishedAnswer();
    expect(await overflow(page, 'html')).toBeLessThanOrEqual(0);
    expect(await overflow(page, '[role="region"]')).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    await info.attach(`chat-${width}`, { body: await page.screenshot(), contentType: 'image/png' });
    await page.screenshot({ path: info.outputPath(`hard-${width}.png`) });
  });
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a word wider than the window causes no sideways scrolling: as a message, edited, as a title, in search results', async ({
    page,
    chat,
  }) => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4);
    const within = async (...places: string[]) => {
      for (const place of ['html', ...places]) expect(await overflow(page, place), place).toBeLessThanOrEqual(0);
    };
    await chat.open();
    await chat.ask(word);
    await within('[role="region"]', 'header');
    await page.getByRole('button', { name: 'Edit' }).click();
    await within('[role="region"]');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Show conversations' }).click();
    await within('aside');
    await page.getByRole('button', { name: 'Search conversations' }).click();
    await page.getByRole('searchbox').fill(word.slice(0, 12));
    await expect(page.getByText('One place')).toBeVisible();
    await within('[role="dialog"]');
  });
});

/** Returns by how many pixels the content of the first such element is wider than the element. */
function overflow(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((box) => box.scrollWidth - box.clientWidth);
}
