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
 * Tests a shell and remotes of different commits with today's server. The tests are few and cover each page's purpose:
 * after a page is redesigned, they match the version of the remotes or the shell.
 */

const dist = process.env.SITE_DIR ?? join(import.meta.dirname, '../../dist');
const remotes = readdirSync(join(dist, 'remotes'));

for (const remote of remotes) {
  test(`${remote}: opens every one of its pages without an error`, async ({ page, consoleErrors }) => {
    test.slow();
    // The scene addresses have no session id: the server answers 404 with a page that says so.
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

test('opens a coach from the landing page and gets an answer', async ({ page, chat }) => {
  await page.goto(paths.root);
  await new SitePage(page).isThere();
  await chat.open();
  expect(await chat.ask(nervous.question)).not.toBe('');
});

test('sets up a scene and plays one line', async ({ page }) => {
  await signIn(page);
  const scene = new ScenePage(page);
  await scene.open();
  await scene.startScene();
  await scene.say(raise.lines[0]);
});

test('buys a plan', async ({ page }) => {
  const checkout = new CheckoutPage(page);
  await checkout.toTheCard();
  await checkout.payWith(testCards.good);
  await checkout.isIn();
});

test('logs in with the form and returns to the requested page', async ({ page }) => {
  await page.goto('/login?returnTo=%2Fcoaches');
  await new AccountPages(page).logIn(demo.username, demo.password);
  await expect(page).toHaveURL('/coaches');
});
