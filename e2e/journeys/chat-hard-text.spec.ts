import { nervous } from '@greenroom/tools/site';
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
  test(`words, code, tables and signs of all kinds stay within ${width} pixels and do nothing`, async ({
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
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const overflow = await chat.thread.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    await info.attach(`chat-${width}`, { body: await page.screenshot(), contentType: 'image/png' });
    await page.screenshot({ path: info.outputPath(`hard-${width}.png`) });
  });
}
