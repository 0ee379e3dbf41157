import { imogen, startSite } from '@greenroom/tools/site';
import { startFailingVendor } from '../fixtures/failing-vendor.ts';
import { withSpeech } from '../fixtures/speech/fake-microphone.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { CallPage } from '../pages/call-page.ts';
import { axeAndWidth, axeFinds, foundIn, looksAt } from '../pages/looks.ts';

/* The microphone plays speech at once, and again after a long silence. */
base.use({ launchOptions: withSpeech(7) });
/** A site with settings of its own. `vendor` stands for the address of a vendor that is down. */
const siteWith = (settings: Record<string, string>) =>
  base.extend<object, { own: { url: string } }>({
    own: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
      async ({}, use) => {
        const vendor = await startFailingVendor();
        const env = Object.entries(settings).map(([name, value]) => [name, value === 'vendor' ? vendor.url : value]);
        const site = await startSite({ env: Object.fromEntries(env) as Record<string, string> });
        await use(site);
        await site.stop();
        await vendor.stop();
      },
      { scope: 'worker', timeout: 900_000 },
    ],
    baseURL: ({ own }, use) => use(own.url),
  });

siteWith({ STT_BASE_URL: 'vendor', STT_MODEL: 'any', STT_API_KEY: 'any' })(
  'where nothing that is said can be written down it says so, and what is typed is answered aloud',
  async ({ page }) => {
    const call = new CallPage(page);
    await call.ring();
    await expect(page.getByText('We can’t make out words just now. You can type.')).toBeVisible();
    await call.button('Type to Imogen').click();
    await page.getByRole('textbox', { name: 'Message to Imogen' }).fill('Give me one breathing exercise.');
    await page.keyboard.press('Enter');
    await expect(call.lines('You').filter({ hasText: 'Give me one breathing exercise.' })).toBeVisible();
    await expect(call.state.getByText('Imogen is speaking')).toBeVisible();
  },
);

siteWith({ LLM_BASE_URL: 'vendor', LLM_MODEL: 'any', LLM_API_KEY: 'any', LLM_PRICE_IN: '1', LLM_PRICE_OUT: '1' })(
  'where the model is down the call goes on: what is typed has an answer all the same',
  async ({ page }) => {
    const call = new CallPage(page);
    await call.ring();
    await call.button('Mute my microphone').click();
    await call.button('Type to Imogen').click();
    await page.getByRole('textbox', { name: 'Message to Imogen' }).fill('Give me one breathing exercise.');
    await page.keyboard.press('Enter');
    const asked = call.lines('You').filter({ hasText: 'Give me one breathing exercise.' });
    await expect(asked).toBeVisible();
    await expect(call.lines(imogen.firstName).last().locator('dd')).toHaveText(/\w+ \w+ \w+/);
    await expect(call.button('End the call')).toBeVisible();
  },
);

siteWith({ PLANS: 'on', TASTE_VOICE_SECONDS: '20' })(
  'where the free minutes are used up in mid-call the coach says goodbye, and then there is the way to a plan',
  async ({ page }) => {
    const call = new CallPage(page);
    await call.ring();
    await expect(page.getByText(/of your free ones/)).toBeVisible();
    await expect(call.state.getByText('Your free minutes are used up')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find your plan' })).toBeVisible();
    await expect(call.button('Call again')).toHaveCount(0);
  },
);

base('axe finds nothing serious in a call, dark and light, at 320 and 1440', async ({ page }) => {
  const looks = looksAt(320, 1440);
  const call = new CallPage(page);
  await call.ring();
  await call.button('Mute my microphone').click();
  await expect(call.state.getByText('You’re muted')).toBeVisible();
  expect(await foundIn(page, looks, () => axeAndWidth(page)), 'muted').toEqual({});
  await call.button('Sound and settings').click();
  await page.getByRole('radio', { name: 'Hands-free' }).waitFor();
  expect(await foundIn(page, looks, () => axeFinds(page)), 'settings').toEqual({});
});
