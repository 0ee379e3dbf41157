import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BrowserContext, Page } from '@playwright/test';
import { endpoints, pathTo } from '@greenroom/contracts';
import { imogen, startSite, type RunningSite } from '@greenroom/tools/site';
import { CapturedEvents } from '../fixtures/captured-events.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { SitePage } from '../pages/site-page.ts';

interface Told {
  release: string;
  transaction: string;
  tags: { where: string; part: string };
}

/** A site with an error service that keeps the reports it gets. */
const test = base.extend<object, { service: { server: Server; told: Told[] }; reporting: RunningSite }>({
  service: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const told: Told[] = [];
      const server = createServer((request, reply) => {
        void text(request).then((envelope) => {
          told.push(JSON.parse(envelope.split('\n')[2]!) as Told);
          reply.end('{}');
        });
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use({ server, told });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  reporting: [
    async ({ service }, use) => {
      const { port } = service.server.address() as AddressInfo;
      const site = await startSite({ env: { SENTRY_DSN: `http://key@127.0.0.1:${port}/1` } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: ({ reporting }, use) => use(reporting.url),
});

/** Opens a page of the remote whose file fails to load, with personal text in the address. */
async function breakScreen(page: Page): Promise<void> {
  await page.route('**/remotes/mentor-mfe/**', (route) => route.abort('failed'));
  await page.goto(`${pathTo('mentor', { instructorSlug: imogen.slug })}?page_source=words-of-a-person`);
}

function reportsAsked(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === endpoints.errorsCollect.path) asked.push(request.postData() ?? '');
  });
  return asked;
}

test('reports uncaught errors and those caught by a boundary, with part, release and page, but no personal data', async ({
  page,
  context,
  service,
  consoleErrors,
}) => {
  consoleErrors.announce(/ERR_FAILED|uncaught|ChunkLoadError|RUNTIME|Failed to load|Script/i);
  const asked = reportsAsked(context);
  // Blocked from the start, because pages in the navigation are prefetched.
  await page.route('**/remotes/roleplay-mfe/**', (route) => route.abort('failed'));
  await page.goto('/help-center?page_source=words-of-a-person');
  await new SitePage(page).isThere();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Practice' }).click();
  await expect(page.getByText('This part didn’t arrive')).toBeVisible();
  const told = () => service.told.map(({ tags }) => tags.where);
  await expect.poll(told).toEqual(['boundary']);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('No row “words of a person” for maren@example.com');
    });
  });
  await expect.poll(told).toEqual(['boundary', 'uncaught']);
  expect(service.told.find(({ tags }) => tags.where === 'boundary')?.transaction).toBe('categories');
  expect(service.told.find(({ tags }) => tags.where === 'boundary')).toMatchObject({
    release: expect.stringMatching(/^roleplay-mfe@0\.1\.0-/),
    tags: { part: 'roleplay-mfe' },
  });
  expect(JSON.stringify([asked, service.told])).not.toMatch(/words.of|maren|127\.0\.0\.1/);
});

test.describe('where the law asks first', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'DE', 'cf-region-code': 'BE' } });

  test('reports nothing before the visitor consents, and never what failed before', async ({
    page,
    context,
    consoleErrors,
  }) => {
    consoleErrors.announce(/ERR_FAILED|uncaught|ChunkLoadError|RUNTIME|Failed to load|Script/i);
    const captured = new CapturedEvents(context);
    const asked = reportsAsked(context);
    await breakScreen(page);
    await expect(page.getByText('You can read this page.')).toBeVisible();
    await page.getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(() => captured.messages.some(({ event }) => event === 'Persona Viewed')).toBe(true);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('later');
      });
    });
    await expect.poll(() => asked.length).toBe(1);
    const { batch } = JSON.parse(asked[0]!) as { batch: { name: string }[] };
    expect(batch.map(({ name }) => name)).toEqual(['RangeError']);
  });
});

base(
  'without an error service nothing is told, and nothing for it is fetched',
  async ({ page, context, consoleErrors }) => {
    consoleErrors.announce(/uncaught/);
    const captured = new CapturedEvents(context);
    const asked = reportsAsked(context);
    await page.goto('/help-center');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('x');
      });
    });
    await expect.poll(() => captured.messages.some(({ type }) => type === 'identify')).toBe(true);
    await page.getByRole('main').getByRole('heading').first().click();
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(asked).toEqual([]);
  },
);
