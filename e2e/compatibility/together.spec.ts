import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@greenroom/contracts';
import { addresses, demo, nervous } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';
import { raise, ScenePage } from '../pages/scene-page.ts';
import { SitePage } from '../pages/site-page.ts';

/**
 * A shell and remotes of different commits, with the server of today. The journeys are few and keep to what a page is
 * for: where a page was made anew on purpose, they are as new as the remotes or the shell.
 */

const dist = process.env.SITE_DIR ?? join(import.meta.dirname, '../../dist');
const remotes = readdirSync(join(dist, 'remotes'));

for (const remote of remotes) {
  test(`${remote}: every page that it has opens, without a mishap`, async ({ page, consoleErrors }) => {
    test.slow();
    // The addresses of scenes name none: the server answers 404 with a page that says so, and opens.
    consoleErrors.announce(
      /\/api\/v1\/roleplay/,
      /\/(start|session|feedback) 404/,
      /404.*\/(start|session|feedback)\b/,
    );
    const record = JSON.parse(readFileSync(join(dist, 'remotes', remote, 'build.json'), 'utf8')) as {
      pages: { path: string }[];
    };
    const own = addresses.filter(({ page: name }) => record.pages.some(({ path }) => path === paths[name]));
    await signIn(page);
    for (const { address } of own) {
      await page.goto(address);
      await new SitePage(page).isThere();
    }
  });
}

test('from the landing page to a coach’s answer', async ({ page, chat }) => {
  await page.goto(paths.root);
  await new SitePage(page).isThere();
  await chat.open();
  expect(await chat.ask(nervous.question)).not.toBe('');
});

test('a scene is set up and played a line', async ({ page }) => {
  await signIn(page);
  const scene = new ScenePage(page);
  await scene.open();
  await scene.raiseCurtain();
  await scene.say(raise.lines[0]);
});

test('a plan is bought', async ({ page }) => {
  const checkout = new CheckoutPage(page);
  await checkout.toTheCard();
  await checkout.payWith(testCards.good);
  await checkout.isIn();
});

test('one logs in by the form and comes to where one was going', async ({ page }) => {
  await page.goto('/login?returnTo=%2Fcoaches');
  await new AccountPages(page).logIn(demo.username, demo.password);
  await expect(page).toHaveURL('/coaches');
});
