import AxeBuilder from '@axe-core/playwright';
import { asksForAccount, kindsOfPages, nervous } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { SitePage } from '../pages/site-page.ts';

const looks = [390, 1440].flatMap((width) =>
  (['dark', 'light'] as const).map((colorScheme) => ({ width, colorScheme })),
);

for (const [name, address] of Object.entries(kindsOfPages)) {
  for (const { width, colorScheme } of looks) {
    test.describe(() => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test(`axe finds nothing serious on ${name}, ${colorScheme}, at ${width}`, async ({ page, chat, mishaps }) => {
        if (name === 'not-found') mishaps.announce(/ 404/, /404/);
        if (asksForAccount(address)) await signIn(page);
        await page.goto(address);
        await new SitePage(page).isThere();
        if (name === 'chat') await chat.ask(nervous.question);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(
          serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
        ).toEqual([]);
      });
    });
  }
}
