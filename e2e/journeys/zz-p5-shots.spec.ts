import { test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
test.use({ baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')) });
test('shots', async ({ page, mishaps }) => {
  test.setTimeout(500_000);
  mishaps.announce(/.*/);
  const shot = async (name: string) => {
    for (const width of [390, 820, 1440]) for (const theme of ['dark', 'light']) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
      await page.evaluate((t) => (document.documentElement.dataset['theme'] = t), theme);
      await page.waitForTimeout(150);
      await page.screenshot({ path: `/tmp/p5-shots/${name}-${width}-${theme}.png`, fullPage: true });
    }
  };
  const account = new AccountPages(page);
  for (const [name, at] of [['login', '/login'], ['signup', '/signup?problem=terms&provider=google'], ['conflict', '/login?problem=conflict&use=google,password'], ['forgot', '/forgot-password'], ['reset', '/reset-password#token=x'], ['confirm', '/confirm-address'], ['company', '/company'], ['late', '/login?step=factor']] as const) {
    await account.open(at); await page.waitForTimeout(400); await shot(name);
  }
  const email = `tess.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await account.signUp({ name: 'Tess', email, password: 'a long line you know' });
  await page.waitForURL('/onboarding');
  await page.request.post('/api/v1/chat', { headers: { 'x-greenroom': '1', origin: new URL(page.url()).origin }, data: { conversation_uuid: crypto.randomUUID(), client_message_id: crypto.randomUUID(), instructor_slug: 'imogen-vale', text: 'I want to ask my boss for a raise. I will ring Ann tomorrow.' } });
  await account.open('/desktop'); await page.getByRole('button', { name: 'Open Desktop App' }).click(); await page.waitForTimeout(500); await shot('desktop');
  await account.open('/settings'); await page.waitForTimeout(1500); await shot('settings');
  const step = page.getByRole('region', { name: 'Second step' });
  await step.getByRole('button', { name: 'Set up' }).click();
  await step.getByLabel('Password', { exact: true }).fill('a long line you know');
  await step.getByRole('button', { name: 'Show the secret' }).click();
  await step.getByRole('img', { name: /QR/ }).waitFor();
  await page.getByRole('region', { name: 'Coaching' }).getByRole('button', { name: 'Show' }).click();
  await page.waitForTimeout(500);
  await page.getByRole('region', { name: 'Coaching' }).getByRole('button', { name: 'Correct' }).click();
  await page.waitForTimeout(400);
  await shot('settings-open');
  const { TOTP, Secret } = await import('otpauth');
  const secret = (await step.locator('code').innerText()).replaceAll(' ', '');
  await step.getByLabel('Code from your app').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await step.getByRole('button', { name: 'Confirm' }).click();
  await step.getByRole('group', { name: 'Your recovery codes' }).waitFor();
  await page.waitForTimeout(400); await shot('settings-codes');
  await account.logOut(); await account.open('/login?returnTo=/settings'); await account.logIn(email, 'a long line you know');
  await page.getByLabel('Code from your app').waitFor(); await shot('factor');
});
