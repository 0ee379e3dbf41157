import { CapturedEvents } from '../fixtures/captured-events.ts';
import { expectOwn, expectSharedParts, untilPressed, untilViewed } from '../fixtures/expected-events.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { SitePage } from '../pages/site-page.ts';

test('a visitor’s goal on the landing page and a forgotten password: each event once, and no address', async ({
  page,
  context,
}) => {
  const captured = new CapturedEvents(context);
  const site = new SitePage(page);
  await page.goto('/');
  await site.isThere();
  await untilViewed(captured, 'root');
  await page.getByRole('main').getByRole('link', { name: 'Meet the coaches' }).first().click();
  await page.getByRole('main').locator('[data-counts-press*="landing.write"]').click();
  await untilViewed(captured, 'mentorChat');
  const coach = { instructor_slug: new URL(page.url()).pathname.split('/')[2] };
  await page.goto('/forgot-password');
  await site.isThere();
  await untilViewed(captured, 'customAuth');
  await page.getByLabel('Email').fill('nobody.here@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await untilPressed(captured, 'forgot-password.send');

  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'root' },
    { event: 'Persona Click', page: 'root', target: 'landing.start' },
    { event: 'Persona Click', page: 'root', target: 'landing.write' },
    { event: 'Persona Viewed', page: 'mentorChat', ...coach },
    { event: 'Persona Viewed', page: 'customAuth' },
    { event: 'Persona Click', page: 'customAuth', target: 'forgot-password.send' },
  ]);
  for (const message of captured.messages) expectSharedParts(message);
  expect(JSON.stringify(captured.messages)).not.toContain('nobody.here');
});

test('an account created, renamed and deleted: each event once, and no name', async ({ page, context }) => {
  const captured = new CapturedEvents(context);
  const account = new AccountPages(page);
  const email = `doors.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/signup');
  await new SitePage(page).isThere();
  await untilViewed(captured, 'customAuth');
  await account.fillSignUp({ name: 'Ada Quill', email, password: 'a long line you know' });
  await untilViewed(captured, 'onboarding');
  await page.goto('/settings');
  await new SitePage(page).isThere();
  await untilViewed(captured, 'settings');
  const you = page.locator('#you');
  await you.getByLabel('Name').fill('Ada Quillfeather');
  await you.locator('[data-counts-press*="settings.profile"]').click();
  await untilPressed(captured, 'settings.profile');
  await you.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await untilViewed(captured, 'root');

  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'customAuth' },
    { event: 'Persona Click', page: 'customAuth', target: 'sign-up.send' },
    { event: 'Persona Viewed', page: 'onboarding' },
    { event: 'Persona Viewed', page: 'settings' },
    { event: 'Persona Click', page: 'settings', target: 'settings.profile' },
    { event: 'Persona Click', page: 'settings', target: 'settings.log-out' },
    { event: 'Persona Viewed', page: 'root' },
  ]);
  for (const message of captured.messages) expectSharedParts(message);
  expect(JSON.stringify(captured.messages)).not.toMatch(/Quill|doors\./);
});
