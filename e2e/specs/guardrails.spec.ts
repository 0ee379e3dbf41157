import type { BrowserContext, Page } from '@playwright/test';
import { endpoints, paths, type PageName } from '@greenroom/contracts';
import { breakPage, throwsOnArrival } from '../fixtures/break-page.ts';
import { CapturedEvents } from '../fixtures/captured-events.ts';
import { OwnSite } from '../fixtures/own-site.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { someNewPayer } from '../pages/checkout-page.ts';

const remote = 'checkout-mfe';
const breaks = (folder: string) => breakPage(folder, paths.checkoutPayment, throwsOnArrival('broken at payment'));

/** A site with two checkout releases that throw at payment: one for everyone, one for no visitor. */
const test = base.extend<object, { own: OwnSite }>({
  own: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      // All pages of the test come from one IP address.
      const own = await OwnSite.start({ GUARDRAIL_PER_ADDRESS: '0' });
      own.publish(remote, '2.4.0', 100, breaks);
      own.publish(remote, '2.5.0', 0, breaks);
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: ({ own }, use) => use(own.url),
});

interface Series {
  guardrails: { guardrail: string; releases: { version: string; bad: number; of: number }[] }[];
}

/** Returns the guardrails as staff see them: bad and total counts of releases with this version prefix. */
async function told(staff: Page, version: string): Promise<Record<string, readonly [bad: number, of: number]>> {
  const path = `${endpoints.staffReleaseGuardrails.path}?app=${remote}`;
  const { guardrails } = (await (await staff.request.get(path)).json()) as Series;
  const shares = guardrails.flatMap(({ guardrail, releases }) =>
    releases.filter((one) => one.version.startsWith(version)).map(({ bad, of }) => [guardrail, [bad, of]] as const),
  );
  return Object.fromEntries(shares);
}

function postsOf(context: BrowserContext): string[] {
  const posts: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === endpoints.guardrailsCollect.path) posts.push(request.postData() ?? '');
  });
  return posts;
}

function thrownIn(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  return thrown;
}

/** @param counted the analytics traffic of the same page */
async function toPayment(page: Page, counted: CapturedEvents): Promise<void> {
  const account = new AccountPages(page);
  await account.open('/checkout?plan=annual');
  // Analytics loads together with the guardrails' error handler; errors before that are not reported.
  await expect.poll(() => viewed(counted, 'checkoutSignup')).toBe(true);
  await account.fillSignUp(someNewPayer());
  await expect(page).toHaveURL(/\/checkout\/payment/);
}

const viewed = ({ messages }: CapturedEvents, page: PageName) =>
  messages.some(({ event, properties }) => event === 'Persona Viewed' && properties['page'] === page);

test('the page reports a release that throws at payment, with the release’s name and no personal data', async ({
  page,
  context,
  stranger,
  own,
  consoleErrors,
}) => {
  consoleErrors.announce(/broken at payment/);
  const posts = postsOf(context);
  const counted = new CapturedEvents(context);
  const thrown = thrownIn(page);
  await toPayment(page, counted);
  await expect.poll(() => thrown).toEqual(['broken at payment']);
  await expect.poll(() => posts.join()).toContain('"guardrail":"error","mark":1');
  await page.goto('about:blank');

  const staff = await stranger.newPage();
  await staff.goto(await own.staffLink());
  await expect(staff).toHaveURL(own.url + paths.staff);
  await expect.poll(async () => (await told(staff, '2.4.0-'))['checkoutPayment']).toEqual([1, 1]);
  const { load, error } = await told(staff, '2.4.0-');
  expect(error![0]).toBe(1);
  expect(load).toEqual([0, load![1]]);
  expect(await told(staff, '2.5.0-')).toEqual({});
  expect(posts.join()).not.toMatch(/broken|TypeError|payer|example|checkout\/payment|127\.0\.0\.1/);
});

test('a release requested by address is not reported', async ({ page, context, consoleErrors }) => {
  consoleErrors.announce(/broken at payment/);
  const posts = postsOf(context);
  const counted = new CapturedEvents(context);
  await page.goto(`${paths.quiz}?mfe.${remote}=2.5.0`);
  const thrown = thrownIn(page);
  await toPayment(page, counted);
  await expect.poll(() => thrown).toEqual(['broken at payment']);
  await expect.poll(() => viewed(counted, 'checkoutPayment')).toBe(true);
  await page.goto('about:blank');
  expect(posts).toEqual([]);
});

test('a server-rendered page whose client code fails to load is reported as a failed load', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.announce(/Failed to load|ERR_FAILED|ChunkLoadError|Loading chunk/);
  const posts = postsOf(context);
  await context.route(/\/remotes\/mentor-mfe\/(?!.*remoteEntry)/, (route) => route.abort());
  await page.goto('/aimentor/anila-kestrel');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => posts.join()).toMatch(/"app":"mentor-mfe"[^}]*"guardrail":"load","mark":1/);
  expect(posts.join()).not.toMatch(/"app":"mentor-mfe"[^}]*"guardrail":"load","mark":0/);
});
