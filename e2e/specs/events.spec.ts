import { paths, pathTo } from '@greenroom/contracts';
import { imogen, nervous } from '@greenroom/tools/site';
import { CapturedEvents } from '../fixtures/captured-events.ts';
import { expectOwn, expectSharedParts, untilViewed } from '../fixtures/expected-events.ts';
import { FaultProxy } from '../fixtures/fault-proxy.ts';
import { PageTime } from '../fixtures/page-time.ts';
import { expect, test } from '../fixtures/test.ts';
import { AccountPages } from '../pages/account-pages.ts';
import { SitePage } from '../pages/site-page.ts';

/**
 * In milliseconds. All events have been sent by then: the client loads after 1.5 s, and sends after 3 s at the latest.
 */
const settled = 6_000;
const about = { instructor_slug: imogen.slug };

test('a visit: each event once, exact to the property', async ({ page, context, chat }) => {
  const captured = new CapturedEvents(context);
  const viewed = (name: string) => untilViewed(captured, name);

  await page.goto('/?utm_source=radio&token=secret');
  await viewed('root');
  await page.locator(`[data-counts-tile*="${imogen.slug}"]`).first().click();
  await viewed('mentor');
  await page.getByRole('link', { name: 'Write to Imogen' }).first().click();
  await chat.ask(nervous.question);
  await viewed('mentorChat');
  await page.goto('/help-center');
  await viewed('helpCenter');
  await expect.poll(() => captured.messages.filter(({ type }) => type === 'identify').length).toBe(2);

  const conversation = captured.messages.find(
    ({ event, properties }) => event === 'Persona Click' && properties['target'] === 'chat.send',
  );
  const conversationId = conversation?.properties['conversation_id'];
  expect(conversationId).toEqual(expect.any(String));
  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'root' },
    { event: 'Persona Row Tile Clicked', page: 'root', ...about },
    { event: 'Persona Viewed', page: 'mentor', ...about },
    { event: 'Persona Click', page: 'mentor', ...about, target: 'bio.write' },
    { event: 'Persona Viewed', page: 'mentorChat', ...about },
    { event: 'Persona Click', page: 'mentorChat', target: 'chat.send', ...about, conversation_id: conversationId },
    { event: 'Persona Viewed', page: 'helpCenter' },
  ]);

  // One event per experiment and browser session, even after the page was reloaded.
  const experiments = () =>
    captured.messages
      .filter(({ event }) => event?.startsWith('Experiment '))
      .map(({ event, properties }) => `${event} ${String(properties['experimentName'])}`)
      .toSorted();
  await expect
    .poll(experiments)
    .toEqual([
      'Experiment Bucketed core-web-vitals-on-load',
      'Experiment Bucketed on-call-free-trial',
      'Experiment Viewed core-web-vitals-on-load',
    ]);

  for (const message of captured.messages) expectSharedParts(message);
  expect(new Set(captured.messages.map(({ anonymousId }) => anonymousId)).size).toBe(1);
  const visits = captured.messages.map(({ properties, traits }) => (properties ?? traits)['visit_session_id']);
  expect(new Set(visits).size).toBe(1);
  expect(JSON.stringify(captured.messages)).not.toContain('secret');
  expect(captured.messages[0]?.context.campaign).toEqual({ utm_source: 'radio' });
  expect(new Set(captured.statuses)).toEqual(new Set([202]));
  const servedBy = (name: string) =>
    captured.messages.find(({ event, properties }) => event === 'Persona Viewed' && properties['page'] === name)
      ?.properties['served_by'];
  expect([servedBy('root'), servedBy('mentor')]).toEqual(['shell', expect.stringMatching(/^mentor-mfe@/)]);
});

test('among the scenes: each event once, exact to the property', async ({ page, context }) => {
  const captured = new CapturedEvents(context);
  await page.goto(paths.categories);
  await untilViewed(captured, 'categories');
  await page.locator('[data-counts-tile*="home"]').first().click();
  await untilViewed(captured, 'category');
  const tile = page.locator('[data-counts-tile*="content_uuid"]').first();
  const scene = JSON.parse((await tile.getAttribute('data-counts-tile'))!) as object;
  await tile.click();
  await untilViewed(captured, 'scenario');
  await page.goto('/help-center');
  await untilViewed(captured, 'helpCenter');
  const inHome = { category_slug: 'home' };
  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'categories' },
    { event: 'Persona Row Tile Clicked', page: 'categories', ...inHome },
    { event: 'Persona Viewed', page: 'category', ...inHome },
    { event: 'Persona Row Tile Clicked', page: 'category', ...scene },
    { event: 'Persona Viewed', page: 'scenario', ...inHome },
    { event: 'Persona Viewed', page: 'helpCenter' },
  ]);
  expect(scene).toEqual({
    ...inHome,
    content_uuid: expect.any(String) as unknown,
    content_title: expect.any(String) as unknown,
  });
  for (const message of captured.messages) expectSharedParts(message);
});

test('from the log-in through onboarding and the library to a call: each event once, exact to the property', async ({
  page,
  context,
  stranger,
  baseURL,
}) => {
  const person = { email: `new.${crypto.randomUUID().slice(0, 8)}@example.com`, password: 'a long line you know' };
  await stranger.request.post('/api/persona/v2/auth/sign-up', {
    headers: { origin: baseURL!, 'x-greenroom': '1' },
    data: { ...person, name: 'Ada', gdpr: true },
  });
  const captured = new CapturedEvents(context);
  const account = new AccountPages(page);
  const site = new SitePage(page);

  await account.open('/login?returnTo=/onboarding');
  await untilViewed(captured, 'customAuth');
  await account.logIn(person.email, person.password);
  await untilViewed(captured, 'onboarding');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('With whom?');
  await page.getByRole('button', { name: 'Skip' }).click();
  await untilViewed(captured, 'homepage');

  await page.goto(pathTo('library', { instructorSlug: imogen.slug }));
  await site.isThere();
  await untilViewed(captured, 'library');
  const tile = page.locator('[data-counts-tile]').first();
  const item = JSON.parse((await tile.getAttribute('data-counts-tile'))!) as object;
  await tile.click();
  await untilViewed(captured, 'libraryItem');

  await page.goto(pathTo('mentor', { instructorSlug: imogen.slug }));
  await site.isThere();
  await untilViewed(captured, 'mentor');
  await page.getByRole('link', { name: `Call ${imogen.firstName}` }).click();
  await untilViewed(captured, 'mentorCall');

  await expectOwn(captured, [
    { event: 'Persona Viewed', page: 'customAuth' },
    { event: 'Persona Click', page: 'customAuth', target: 'log-in.send' },
    { event: 'Persona Viewed', page: 'onboarding' },
    { event: 'Persona Click', page: 'onboarding', target: 'onboarding.goal' },
    { event: 'Persona Click', page: 'onboarding', target: 'onboarding.skip' },
    { event: 'Persona Viewed', page: 'homepage' },
    { event: 'Persona Viewed', page: 'library', ...about },
    { event: 'Persona Row Tile Clicked', page: 'library', ...about, ...item },
    { event: 'Persona Viewed', page: 'libraryItem', ...about },
    { event: 'Persona Viewed', page: 'mentor', ...about },
    { event: 'Persona Click', page: 'mentor', ...about, target: 'bio.call' },
    { event: 'Persona Viewed', page: 'mentorCall', ...about },
  ]);
  const ofPerson = captured.messages.filter(({ userId }) => userId !== null);
  expect(new Set(ofPerson.map(({ userId }) => userId)).size).toBe(1);
  for (const message of captured.messages) expectSharedParts(message);
  expect(JSON.stringify(captured.messages)).not.toMatch(/long line|new\.\w+@/);
});

test('a line that is gone: what one does meanwhile is counted when it is back, once', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.announce(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  const time = await PageTime.of(page);
  const captured = new CapturedEvents(context);
  await page.goto(pathTo('mentor', { instructorSlug: imogen.slug }));
  await untilViewed(captured, 'mentor');
  const pressed = () =>
    captured.messages.filter(
      ({ event, properties }) => event === 'Persona Click' && properties['target'] === 'bio.write',
    );
  await context.setOffline(true);
  const asked = captured.asked.length;
  await page.evaluate(() => {
    const link = document.querySelector('[data-counts-press*="bio.write"]')!;
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
  });
  await time.pass(settled);
  expect(captured.asked.length).toBe(asked);
  await expect(page.getByText('No internet connection.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => pressed().length).toBe(1);
  await expect(page.getByText('No internet connection.')).toHaveCount(0);
});

test('sends the measures of a page load when the page is hidden', async ({ page, context }) => {
  const captured = new CapturedEvents(context);
  await page.goto('/help-center');
  await expect.poll(() => captured.messages.length).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1 }).click();
  // The browser reports an input after rendering; once the page was hidden, the first one is no longer observed.
  await page.evaluate(
    () =>
      new Promise<void>((told) =>
        new PerformanceObserver(() => told()).observe({ type: 'first-input', buffered: true }),
      ),
  );
  const metrics = () =>
    captured.messages
      .filter(({ event }) => event === 'Web Vital')
      .map(({ properties }) => String(properties['metric']));
  await expect(async () => {
    await page.evaluate(() => {
      // Only for a moment, because the measuring code loads late and measures nothing on a page that is hidden already.
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    });
    expect(metrics().toSorted()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  }).toPass();
});

test('a page that closes sends its remaining events', async ({ page, context, server }) => {
  const proxy = await FaultProxy.before(server.url);
  const captured = new CapturedEvents(context);
  const posts = () => proxy.asked.filter((path) => path === '/api/v1/events').length;
  await page.goto(`${proxy.url}${pathTo('mentor', { instructorSlug: imogen.slug })}`);
  await expect.poll(() => captured.messages.some(({ event }) => event === 'Persona Viewed')).toBe(true);
  // A press without navigation; the page closes long before a batch would be sent.
  const before = posts();
  await page.evaluate(() => {
    const link = document.querySelector('[data-counts-press]')!;
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
    window.location.href = 'about:blank';
  });
  await expect.poll(posts).toBeGreaterThan(before);
  await proxy.stop();
});

test.describe('where the law asks first', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'DE', 'cf-region-code': 'BE' } });

  test('refused: sends no request, before or after', async ({ page, context, chat }) => {
    const time = await PageTime.of(page);
    const captured = new CapturedEvents(context);
    await page.goto('/?utm_source=radio');
    const notice = page.getByRole('region', { name: 'May we take notes?' });
    await expect(notice).toBeVisible();
    await time.pass(settled);
    expect(captured.asked).toEqual([]);
    await notice.getByRole('button', { name: 'Only what is needed' }).click();
    await expect(notice).toBeHidden();
    await page.goto(pathTo('mentor', { instructorSlug: imogen.slug }));
    await page.getByRole('link', { name: 'Write to Imogen' }).first().click();
    await chat.ask(nervous.question);
    await time.pass(settled);
    expect(captured.asked).toEqual([]);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).not.toEqual(expect.arrayContaining(['ajs_anonymous_id']));
    expect(cookies).not.toEqual(expect.arrayContaining(['track_visit_session_id']));
    const kept = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
    expect(kept.filter((key) => /campaign|experiment|session_device/.test(key))).toEqual([]);
  });

  test('allowed: analytics starts; withdrawn in the footer: it stops at once and its data is deleted', async ({
    page,
    context,
  }) => {
    const time = await PageTime.of(page);
    const captured = new CapturedEvents(context);
    await page.goto('/help-center');
    await page.getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(() => captured.messages.some(({ event }) => event === 'Persona Viewed')).toBe(true);
    expect(await page.evaluate(() => (window as { OnetrustActiveGroups?: string }).OnetrustActiveGroups)).toBe(
      ',C0001,C0002,C0003,C0004,',
    );
    await page.getByRole('link', { name: 'Privacy choices' }).click();
    const notice = page.getByRole('region', { name: 'May we take notes?' });
    await expect(notice.getByRole('checkbox')).toHaveCount(4);
    await notice.getByRole('button', { name: 'Only what is needed' }).click();
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(/\/help-center$/);
    const before = captured.asked.length;
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => /ajs|track_visit|active_membership/.test(name))).toEqual([]);
    await page.goto('/');
    await time.pass(settled);
    expect(captured.asked.length).toBe(before);
  });
});

test('an ad blocker: analytics fails without console errors, and the product works', async ({
  page,
  context,
  chat,
  consoleErrors,
}) => {
  // The browser itself logs blocked requests; the product's code logs nothing.
  consoleErrors.announce(/api\/v1\/(events|experiments)/);
  const time = await PageTime.of(page);
  await context.route(/\/api\/v1\/(events|experiments)/, (route) => route.abort('blockedbyclient'));
  await chat.open();
  await time.pass(settled);
  expect(await chat.ask(nervous.question)).toMatch(/\w/);
});

test('what asks for consent does not come: nothing is counted or kept, and the page works', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.announce(/\.js\b|ERR_FAILED|Failed to fetch dynamically imported module/);
  const time = await PageTime.of(page);
  const captured = new CapturedEvents(context);
  let cut = 0;
  // The script that asks for consent is the one that names the cookie.
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('track_visit')) return route.fulfill({ response });
    cut += 1;
    return route.abort('failed');
  });
  await page.goto('/help-center');
  await new SitePage(page).isThere();
  await expect.poll(() => cut).toBeGreaterThan(0);
  await time.pass(settled);
  expect(captured.asked).toEqual([]);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /ajs|track_visit/.test(name))).toEqual([]);
  const reported = await page.evaluate(() => {
    const { [Symbol.for('greenroom.errors')]: box } = globalThis as unknown as Record<symbol, { where: string }[]>;
    return box?.map(({ where }) => where);
  });
  expect(reported).toEqual(['privacy']);
  await page.getByRole('button', { name: 'Dark or light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
