import { randomUUID } from 'node:crypto';
import { request, type Browser, type Page } from '@playwright/test';
import { cookies, paths } from '@greenroom/contracts';
import { signIn } from '@greenroom/tools/site';
import { breakPage, throwsWhileDrawn } from '../fixtures/break-page.ts';
import { OwnSite } from '../fixtures/own-site.ts';
import { postUsageReports } from '../fixtures/post-usage-reports.ts';
import { expect, testOfOwnSite as test } from '../fixtures/test.ts';
import { CheckoutPage, testCards } from '../pages/checkout-page.ts';

const remote = 'checkout-mfe';
const good = '2.4.0';
const broken = '2.5.0';
const mended = '2.6.0';
const visitors = 2_000;
const share = 0.1;
/** In 95 of 100 ramps, a release that throws for everyone is rolled back after this many views (docs/evidence.md). */
const statedViews = 12;
/** It throws only in Berlin's time zone, so that the other visitors can be in the middle of a payment with it. */
const unluckyZone = 'Europe/Berlin';
const partFailed = 'This part didn’t arrive';
const timeZone = 'Intl.DateTimeFormat().resolvedOptions().timeZone';

let own: OwnSite;
/** The releases' full names, by version. */
const names = new Map<string, string>();
const nameOf = (version: string) => names.get(version)!;

function learnNames(...versions: readonly string[]): void {
  own.wholeNames(remote, ...versions).forEach((name, index) => names.set(versions[index]!, name));
}

test.beforeAll(async () => {
  // All visitors of the drill come from one IP address.
  own = await OwnSite.start({ GUARDRAIL_PER_ADDRESS: '0' });
  own.publish(remote, good, 100);
  own.publish(remote, broken, 0, (folder) =>
    breakPage(folder, paths.checkoutPayment, throwsWhileDrawn('broken at payment', `${timeZone}==="${unluckyZone}"`)),
  );
  learnNames(good, broken);
});
test.afterAll(() => own.stop());

const begun = Date.now();
/** Logs an observation with the seconds since the drill began. */
const note = (line: string) => console.log(`${((Date.now() - begun) / 1_000).toFixed(1).padStart(6)} s  ${line}`);

const versionIn = (html: string) => new RegExp(`"name":"${remote}","version":"(\\d+\\.\\d+\\.\\d+)-`).exec(html)?.[1];

/** Returns the release that a visitor's page is served with. @param more cookies besides the visitor's own */
async function releaseOf(visitorId: string, { query = '', more = '' } = {}): Promise<string | undefined> {
  const cookie = `${cookies.visitor.name}=${visitorId}${more && `; ${more}`}`;
  const answer = await fetch(`${own.url}${paths.quiz}${query}`, { headers: { cookie, accept: 'text/html' } });
  return versionIn(await answer.text());
}

async function releasesOf(ids: readonly string[]): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  const left = ids.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const id of left) found.set(id, await releaseOf(id));
    }),
  );
  return found;
}

/** Reports usage in which an error was thrown (1) or none (0), as pages do. */
const tell = (version: string, mark: 0 | 1, visitors: readonly string[]) =>
  postUsageReports(own.url, { app: remote, version: nameOf(version), mark, visitors });

/** Returns the cookies of a login by this visitor. */
async function logInAs(visitorId: string): Promise<string> {
  const browser = await request.newContext({ extraHTTPHeaders: { cookie: `${cookies.visitor.name}=${visitorId}` } });
  await signIn({ request: browser }, own.url);
  const { cookies: given } = await browser.storageState();
  await browser.dispose();
  return given
    .filter(({ name }) => name !== cookies.visitor.name)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

/** Opens a visitor's browser at payment. */
async function toPayment(browser: Browser, visitorId: string, timezoneId = 'UTC'): Promise<Page> {
  const context = await browser.newContext({ baseURL: own.url, timezoneId });
  await context.addCookies([{ name: cookies.visitor.name, value: visitorId, url: own.url }]);
  const page = await context.newPage();
  await new CheckoutPage(page).signUp('/checkout?plan=annual');
  await expect(page).toHaveURL(/\/checkout\/payment/);
  if (timezoneId === 'UTC') await new CheckoutPage(page).openCard();
  else await expect(page.getByRole('alert')).toContainText(partFailed);
  // The cookie that keeps the release is set by code that loads late.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain(cookies.keptRelease.name);
  return page;
}

async function pay(page: Page, card: string): Promise<void> {
  const checkout = new CheckoutPage(page);
  await checkout.openCard();
  await checkout.payWith(card);
  await checkout.isIn();
}

/** Presses Try again until the page reloads, because the code that handles it loads late. */
async function retry(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { before: true }));
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: 2_000 });
    await page.waitForFunction(() => !('before' in window), undefined, { timeout: 2_000 });
  }).toPass();
}

/** Repeatedly reports as many errors as a rollback needs at most, until the release is rolled back. */
async function tellUntilBack(onBroken: readonly string[], onGood: readonly string[]): Promise<void> {
  await expect(async () => {
    const [unlucky, others] = [onBroken.slice(9, 9 + statedViews), onGood.slice(9, 9 + 9 * statedViews)];
    await Promise.all([tell(broken, 1, unlucky), tell(good, 0, others)]);
    await expect.poll(async () => releaseOf(unlucky[0]!), { timeout: 60_000, intervals: [2_000] }).toBe(good);
  }).toPass({ timeout: 300_000 });
}

/** Returns the release with which an open page started. */
const runsOn = async (page: Page) => versionIn(await page.evaluate(() => document.documentElement.innerHTML));

test('a release that breaks payment at a tenth is rolled back automatically', async ({ browser, consoleErrors }) => {
  consoleErrors.announce(/broken at payment/);
  own.steer('ramp', remote, nameOf(broken), '--steps', '10,100', '--every', '1h', '--why', 'A shorter payment');
  const ids = Array.from({ length: visitors }, () => randomUUID());
  await expect.poll(async () => [...(await releasesOf(ids.slice(0, 100))).values()]).toContain(broken);
  note(`${broken} is ramped to ${share * 100} % beside ${good}`);

  const first = await releasesOf(ids);
  const onBroken = ids.filter((id) => first.get(id) === broken);
  const deviation = Math.sqrt(visitors * share * (1 - share));
  note(`${onBroken.length} of ${visitors} visitors get it (${visitors * share} ± ${(5 * deviation).toFixed(0)})`);
  expect(Math.abs(onBroken.length - visitors * share)).toBeLessThan(5 * deviation);
  expect(ids.filter((id) => first.get(id) === good)).toHaveLength(visitors - onBroken.length);
  expect(await releasesOf(ids)).toEqual(first);
  const onGood = ids.filter((id) => first.get(id) === good);
  for (const id of [...onBroken.slice(0, 3), ...onGood.slice(0, 3)])
    expect(await releaseOf(id, { more: await logInAs(id) })).toBe(first.get(id));
  note('the same visitors get it after a reload and after logging in');

  const [paying, unlucky, stranded] = [
    await toPayment(browser, onBroken[0]!),
    await toPayment(browser, onBroken[1]!, unluckyZone),
    await toPayment(browser, onBroken[2]!, unluckyZone),
  ];
  const other = await toPayment(browser, onGood[0]!);
  const open = [paying, unlucky, stranded, other];
  const begunWith = [broken, broken, broken, good];
  expect(await Promise.all(open.map(runsOn))).toEqual(begunWith);
  note('one visitor is paying with it, for two it throws while payment renders, one pays with the previous release');

  await tellUntilBack(onBroken, onGood);
  const history = own.steer('history', remote);
  const returned = history.split('\n').find((line) => line.includes(broken) && line.includes('Worse than'))!;
  note(`it was rolled back to 0 % automatically: ${returned.trim()}`);
  const [, bad, of] = /by error: (\d+) of (\d+), beside/.exec(returned)!.map(Number);
  expect(bad).toBeGreaterThan(0);
  // Reports of at most two minutes, and those of this drill's pages.
  expect(of).toBeLessThanOrEqual(2 * statedViews + 3 * open.length);
  expect([...(await releasesOf(onBroken.slice(3, 53))).values()].every((version) => version === good)).toBe(true);

  expect(await Promise.all(open.map(runsOn))).toEqual(begunWith);
  note('no visitor was switched during payment');
  await pay(paying, testCards.good);
  note('the visitor who was paying with it completes the payment with it');

  await expect(unlucky.getByRole('alert')).toContainText(partFailed);
  await retry(unlucky);
  expect(await runsOn(unlucky)).toBe(good);
  await pay(unlucky, testCards.goodToo);
  note('where it threw, Try again loads the previous release, and the visitor pays');

  await stranded.reload();
  expect(await runsOn(stranded)).toBe(good);
  await expect(new CheckoutPage(stranded).terms).toBeVisible();
  note('since its pages fail, a reload leaves it, and the checkout continues with the previous release');

  own.steer('kill', remote, nameOf(broken), '--why', 'It throws at payment');
  await expect.poll(() => releaseOf(onBroken[3]!, { query: `?mfe.${remote}=${broken}` })).toBe(good);
  note('once killed, it is also refused by address');

  own.publish(remote, mended, 0);
  learnNames(mended);
  own.steer('ramp', remote, nameOf(mended), '--steps', '10,100', '--every', '1h', '--why', 'Mended');
  const some = [...onBroken.slice(3, 53), ...onGood.slice(1, 51)];
  await expect.poll(async () => [...(await releasesOf(some)).values()]).toContain(mended);
  const ramped = await releasesOf(some);
  own.steer('promote', remote, nameOf(mended), '--why', 'Seen to pay');
  await expect.poll(async () => new Set((await releasesOf(some)).values())).toEqual(new Set([mended]));
  note(
    `${mended} was ramped to ${[...ramped.values()].filter((one) => one === mended).length} of ${some.length}; once promoted, all have it`,
  );
  expect(own.steer('history', remote)).toMatch(/promoted.*Seen to pay/);
});
