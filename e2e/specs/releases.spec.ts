import { paths } from '@greenroom/contracts';
import { OwnSite } from '../fixtures/own-site.ts';
import { releasesOf } from '../fixtures/releases-of.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { axeFinds } from '../pages/looks.ts';
import { SitePage } from '../pages/site-page.ts';

const remote = 'roleplay-mfe';
const version = expect.stringMatching(/^2\.4\.0-[0-9a-f]{8}$/);

// A site of its own, because other tests would see what is published here.
let own: OwnSite;
test.beforeAll(async () => {
  own = await OwnSite.start();
  own.publish(remote, '2.4.0', 0);
});
test.afterAll(() => own.stop());

test('a release without traffic is shown on request, on every page until the visitor leaves it', async ({
  page,
  stranger,
}) => {
  const site = new SitePage(page);
  const served = () => releasesOf(page, remote);
  const badge = page.getByRole('status').filter({ hasText: `Test release: ${remote}` });

  await page.goto(own.url + paths.categories);
  await site.isThere();
  await expect(badge).toHaveCount(0);
  const usual = await served();
  expect(usual).toHaveLength(1);
  expect(usual[0]).not.toMatch('2.4.0');

  await page.goto(`${own.url}${paths.categories}?mfe.${remote}=2.4.0`);
  await site.isThere();
  await expect(badge).toContainText(`Test release: ${remote} 2.4.0.`);
  expect(await served()).toEqual([version]);

  await site.goTo('Coaches');
  await expect(badge).toBeVisible();
  await page.goto(own.url + paths.categories);
  await site.isThere();
  await expect(badge).toBeVisible();
  expect(await served()).toEqual([version]);

  const other = await stranger.newPage();
  await other.goto(own.url + paths.categories);
  await expect(new SitePage(other).heading).toBeVisible();
  await expect(other.getByRole('status').filter({ hasText: 'Test release' })).toHaveCount(0);

  const back = page.getByRole('link', { name: 'Back to the usual site' });
  await back.focus();
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(badge).toHaveCount(0);
  await site.isThere();
  expect(await served()).toEqual(usual);
  await page.goto(own.url + paths.categories);
  await site.isThere();
  await expect(badge).toHaveCount(0);
});

test('an unknown release is reported, and the default one is used', async ({ page }) => {
  await page.goto(
    `${own.url}${paths.categories}?mfe.${remote}=9.9.9&mfe.mentor-mfe=https://evil.example/remoteEntry.js`,
  );
  const site = new SitePage(page);
  await site.isThere();
  const badge = page.getByRole('status').filter({ hasText: `There is no ${remote} 9.9.9.` });
  await expect(badge).toContainText('There is no mentor-mfe https://evil.example/remoteEntry.js.');
  await page.getByRole('link', { name: 'Back to the usual site' }).click();
  await expect(badge).toHaveCount(0);
});

test('the panel shows which release rendered what; one can be chosen, and all can be reset', async ({ page }) => {
  const usual = async () => (await manifestVersions(page))[0];
  await page.goto(`${own.url}${paths.categories}?qa`);
  const panel = page.getByRole('dialog', { name: 'Releases on this page' });
  await expect(panel).toBeVisible();
  await expect(panel.getByText(`The page: ${remote} ${await usual()}`)).toBeVisible();
  await expect(panel.getByText(/^Around the page: shell \d/)).toBeVisible();
  expect(await axeFinds(page, 'all', '[role="dialog"]')).toEqual([]);

  await panel.getByRole('combobox', { name: remote }).press('Enter');
  await page.getByRole('option', { name: /^2\.4\.0-/ }).click();
  await panel.getByRole('link', { name: 'Show these' }).click();
  const badge = page.getByRole('status').filter({ hasText: `Test release: ${remote} 2.4.0-` });
  await expect(badge).toBeVisible();
  expect(await usual()).toEqual(version);

  await badge.getByRole('button', { name: 'Releases' }).click();
  await expect(panel.getByText(/^The page: roleplay-mfe 2\.4\.0-/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await badge.getByRole('button', { name: 'Releases' }).click();
  await panel.getByRole('link', { name: 'Everything back' }).click();
  await new SitePage(page).isThere();
  await expect(badge).toHaveCount(0);
});

test('a release for everyone reaches the next page, and leaves the open one unchanged', async ({ page }) => {
  const site = new SitePage(page);
  await signIn(page, own.url);
  await page.goto(own.url + paths.coaches);
  await site.isThere();
  const [before] = await manifestVersions(page);
  own.publish(remote, '3.0.0');

  await site.goTo('Practice');
  await site.isThere();
  expect(await releasesOf(page, remote)).toEqual([before]);

  // The server reads the registry every few seconds.
  await expect(async () => {
    await page.reload();
    expect((await manifestVersions(page))[0]).toMatch(/^3\.0\.0-/);
  }).toPass();
});

async function manifestVersions(page: SitePage['page']): Promise<string[]> {
  const text = await page.locator('#page-state').textContent();
  const { manifest } = JSON.parse(text!) as { manifest: { remotes: { name: string; version: string }[] } };
  return manifest.remotes.filter(({ name }) => name === remote).map((one) => one.version);
}
