import type { Page } from '@playwright/test';
import { asksForAccount, signIn, signInWithoutPlan } from '@greenroom/tools/site';
import { startLivedInSite, type LivedInSite } from '../fixtures/lived-in-site.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { pages, sharePreloads, staffPages } from '../pages/every-page.ts';
import { focusTroubles } from '../pages/focus.ts';
import { layoutShifts, observeShifts } from '../pages/layout-shift.ts';
import { axeFinds, bringAxe, foundIn, looksAt } from '../pages/looks.ts';
import { expectNoUnusedPreloads, observeScripts } from '../pages/preloads.ts';
import { cutOffText, doubleText, movesOfItself } from '../pages/reach.ts';
import { Requests } from '../pages/settled.ts';
import { SitePage } from '../pages/site-page.ts';
import { smallTargets } from '../pages/targets.ts';

/*
 * Every page is opened once at each of three widths, and everything that must hold for every page is checked in that
 * visit: opening a page takes longer than all of its checks.
 */
const test = base.extend<object, { livedIn: LivedInSite }>({
  livedIn: [
    async ({ browser }, use) => {
      const livedIn = await startLivedInSite(browser);
      await use(livedIn);
      await livedIn.staff.dispose();
      await livedIn.site.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: ({ livedIn }, use) => use(livedIn.site.url),
});

test.describe.configure({ mode: 'parallel' });

/** On phones in German, whose words are longer. Each theme is checked at a narrow and at a wide width. */
const widths = [
  { width: 390, height: 844, locale: 'de-DE', themes: ['dark'] },
  { width: 820, height: 1180, locale: 'en-US', themes: ['light'] },
  { width: 1440, height: 900, locale: 'en-US', themes: ['dark', 'light'] },
] as const;
type Look = (typeof widths)[number];

/** Pages that people with a plan do not see. */
const beforeBuying = ['checkoutPayment'];

/** Who sees a page, and how that person signs in. */
const people = {
  'a visitor': async () => {},
  'an account without a plan': (page: Page, { site }: LivedInSite) => signInWithoutPlan(page.context(), site.url),
  'an account': (page: Page, { site }: LivedInSite) => signIn(page.context(), site.url),
  staff: async (page: Page, { staff }: LivedInSite) => {
    const { cookies } = await staff.storageState();
    await page.context().addCookies(cookies);
  },
};
type Who = keyof typeof people;

function pagesOf(who: Who, own: Record<string, string>): [name: string, address: string][] {
  const all = Object.entries({ ...pages, ...staffPages, ...own });
  const whose = ([name, address]: [string, string]): Who => {
    if (name.startsWith('staff')) return 'staff';
    if (!asksForAccount(new URL(address, 'http://here').pathname)) return 'a visitor';
    return beforeBuying.includes(name) ? 'an account without a plan' : 'an account';
  };
  return all.filter((entry) => whose(entry) === who);
}

for (const look of widths) {
  test.describe(`at ${look.width} pixels`, () => {
    test.use({ viewport: { width: look.width, height: look.height }, locale: look.locale });

    for (const who of Object.keys(people) as Who[]) {
      test(`each page for ${who} keeps still while it loads, and can be seen, read and used`, async ({
        page,
        consoleErrors,
        livedIn,
      }) => {
        test.slow();
        consoleErrors.announce(/no\/such\/door/, /Microphone|NotFoundError|getUserMedia/);
        await people[who](page, livedIn);
        const requests = new Requests(page);
        await observeShifts(page);
        await observeScripts(page);
        await bringAxe(page);
        await beforeTheMicrophone(page);
        const found: Record<string, unknown> = {};
        for (const [name, address] of pagesOf(who, livedIn.pages))
          await test.step(name, async () => {
            const answer = await page.goto(address);
            const status = answer?.status() === (name === 'not-found' ? 404 : 200) ? [] : [answer?.status()];
            await new SitePage(page).isThere();
            await requests.settle();
            if (!sharePreloads(name)) await expectNoUnusedPreloads(page);
            const troubles = { status, ...(await troublesOf(page, look, name === 'checkoutPayment')) };
            const wrong = Object.entries(troubles).filter(([, lines]) => Object.keys(lines).length > 0);
            if (wrong.length > 0) found[name] = Object.fromEntries(wrong);
          });
        expect(found).toEqual({});
      });
    }
  });
}

/** Returns the problems of the open page, by check. @param framed whether it holds a form of the payment provider */
async function troublesOf(page: Page, { width, themes }: Look, framed: boolean) {
  const site = new SitePage(page);
  // In this order: the first ones are about the page as it loaded, the later ones change it.
  return {
    shifts: await layoutShifts(page),
    motion: await movesOfItself(page),
    title: /\S+.* · Greenroom$/.test(await site.title) ? [] : [await site.title],
    landmarks: await landmarkTroubles(page),
    wide: await site.tooWide(),
    targets: width < 768 ? await smallTargets(page) : [],
    focus: await focusTroubles(page),
    axe: await foundIn(
      page,
      looksAt(width).filter(({ colorScheme }) => (themes as readonly string[]).includes(colorScheme)),
      // Frames of the provider have tests of their own, and take their colours only when they open.
      () => axeFinds(page, 'serious', undefined, framed ? 'iframe' : undefined),
    ),
    narrow: width < 768 ? await tooWideAt320(page) : [],
    cutOff: await doubleText(page).then(() => cutOffText(page)),
    wideWithLargeText: await site.tooWide(),
  };
}

/**
 * As long as nobody has answered whether the page may use the microphone. The browser without windows refuses at once;
 * it also offers speech recognition on the device, and ends the page that asks for it.
 */
async function beforeTheMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => new Promise(() => {});
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
}

async function landmarkTroubles(page: Page): Promise<string[]> {
  const counts = { 'main headings': await page.locator('h1').count(), mains: await page.locator('main').count() };
  return Object.entries(counts).flatMap(([what, count]) => (count === 1 ? [] : [`${count} ${what}`]));
}

async function tooWideAt320(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await new SitePage(page).tooWide();
  await page.setViewportSize(before);
  return wide;
}
