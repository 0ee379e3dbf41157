import { startSite, type RunningSite } from '@greenroom/tools/site';
import { expect, test as base } from '../fixtures/test.ts';

const script = 'https://surveys.example/tool.js';

/** A site with a survey service; the test serves its script in place of the vendor. */
const test = base.extend<object, { surveyed: RunningSite }>({
  surveyed: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const site = await startSite({ env: { SURVEY_KEY: 'room-key', SURVEY_SCRIPT_URL: script } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: ({ surveyed }, use) => use(surveyed.url),
});

/** A tool with Sprig's API that is ready some time after its script ran, and keeps what it is told. */
const tool = `
  const { environmentKey } = document.currentScript.dataset;
  setTimeout(() => {
    window.told = [['key', environmentKey]];
    window.Sprig = (...command) => window.told.push(command);
  }, 700);
`;

test('a survey tool’s own script runs under the page’s policy, and is told of a variation other than control, once', async ({
  page,
}) => {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: tool }),
  );
  await page.route('**/api/v1/experiments', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { features: Record<string, { rules: { weights: number[] }[] }> };
    body.features['core-web-vitals-on-load']!.rules[0]!.weights = [0, 1];
    await route.fulfill({ response: answer, json: body });
  });
  const told = () => page.evaluate(() => (window as { told?: unknown[] }).told);

  await page.goto('/help-center');
  const exposure = { experimentName: 'core-web-vitals-on-load', variationName: 'variant_1' };
  await expect.poll(told).toEqual([
    ['key', 'room-key'],
    ['track', 'Experiment Variant Exposure', expect.objectContaining(exposure)],
  ]);
  await page.goto('/help-center?page_source=again');
  await expect.poll(told).toEqual([['key', 'room-key']]);
});

test('a survey script that fails to load leaves the page unchanged', async ({ page, consoleErrors }) => {
  consoleErrors.announce(/surveys\.example|ERR_FAILED/);
  let asked = 0;
  await page.route(script, (route) => {
    asked += 1;
    return route.abort('failed');
  });
  await page.goto('/help-center');
  // A browser may retry an aborted request.
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Dark or light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('where the law asks first', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'DE', 'cf-region-code': 'BE' } });

  test('loads no survey tool before the visitor consents', async ({ page }) => {
    let asked = 0;
    await page.route(script, (route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto('/help-center');
    await page.getByRole('region', { name: 'May we take notes?' }).waitFor();
    expect(asked).toBe(0);
    await page.getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(() => asked).toBe(1);
  });
});
