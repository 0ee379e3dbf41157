import { paths } from '@greenroom/contracts';
import { addresses } from '@greenroom/tools/site';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const blocked = [/Content Security Policy|Trusted ?Type|TrustedHTML|TrustedScript/i];

test('every page has a policy with its own nonce, which allows no script by its address or its text', async ({
  request,
}) => {
  const nonces = new Set<string>();
  for (const { address } of addresses) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, address).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
    expect(policy, address).toContain("require-trusted-types-for 'script'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", ''), address).not.toMatch(/unsafe/);
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
  }
  expect(nonces.size).toBe(addresses.length);
});

for (const [what, attempt] of [
  ['text that becomes a script', () => void (document.body.innerHTML = '<img src=x onerror="window.hurt = true">')],
  [
    'a script of another place',
    () =>
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.invalid/x.js' })),
  ],
  ['a policy that nobody named', () => void Reflect.get(window, 'trustedTypes').createPolicy('theirs', {})],
] satisfies [string, () => void][]) {
  test(`${what} is blocked, and the page continues`, async ({ page, consoleErrors }) => {
    consoleErrors.announce(...blocked);
    await signIn(page);
    await page.goto(paths.coaches);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.evaluate(attempt)).rejects.toThrow(/TypeError/);
    await expect.poll(() => consoleErrors.takeBreaches().join()).toMatch(/trusted-types/);
    expect(await page.evaluate(() => Reflect.get(window, 'hurt') as unknown)).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a foreign script in the HTML does not run', async ({ page, consoleErrors }) => {
  consoleErrors.announce(...blocked);
  await page.route('**/coaches', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('</body>', '<script>window.hurt = true</script></body>');
    await route.fulfill({ response: answer, body: html });
  });
  await signIn(page);
  await page.goto(paths.coaches);
  await expect.poll(() => consoleErrors.takeBreaches().join()).toMatch(/script-src-elem inline/);
  expect(await page.evaluate(() => Reflect.get(window, 'hurt') as unknown)).toBeUndefined();
});

test('the API documentation renders and works under a policy of its own', async ({ page }) => {
  await page.goto('/api/docs');
  const operation = page.locator('.opblock').first();
  await operation.click();
  await expect(operation.getByRole('button', { name: 'Try it out' })).toBeVisible();
});
