import { demo } from '@greenroom/tools/site';
import { OwnSite } from '../fixtures/own-site.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { axeAndWidth, foundIn, looksAt } from '../pages/looks.ts';
import { SitePage } from '../pages/site-page.ts';

test.describe.configure({ mode: 'serial' });

let own: OwnSite;
test.beforeAll(async () => {
  own = await OwnSite.start({}, 'embedded');
});
test.afterAll(() => own.stop());

test('a week is planned and a step of it done; both are kept, and the plan can be stopped', async ({ page }) => {
  await signIn(page, own.url);
  await page.goto(`${own.url}/for-you`);
  await new SitePage(page).isThere();
  await page.getByRole('link', { name: 'Make it a week of practice' }).click();
  await expect(page).toHaveURL(`${own.url}/for-you/plan`);
  await expect(page.getByRole('checkbox', { name: /A mail at that hour/ })).not.toBeChecked();
  // With the keyboard only: three days are preselected, and one more is chosen.
  await page.getByRole('checkbox', { name: 'Tuesday' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Make my week' }).focus();
  await page.keyboard.press('Enter');
  const week = page.getByRole('region', { name: /^This week, until / });
  await expect(week.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('No reminders.')).toBeVisible();

  const lesson = week.getByRole('link', { name: 'Open it' }).first();
  await lesson.click();
  await new SitePage(page).isThere();
  await page.getByRole('button', { name: 'I’ve finished this' }).click();
  await expect(page.getByText('Finished, Today')).toBeVisible();
  await page.goto(`${own.url}/for-you/plan`);
  await expect(week.getByText('We noticed, so there’s nothing to tick off.')).toBeVisible();
  await expect(week.getByText('1 of 4 done')).toBeVisible();

  await page.getByRole('button', { name: 'Stop the plan' }).click();
  await page.getByRole('button', { name: 'Yes, stop it' }).click();
  await expect(page.getByText('Your plan is stopped and deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Make my week' })).toBeVisible();
});

test('in German, at 390 px: a reminder comes by mail at its hour, and none after its unsubscribe link', async ({
  page,
  stranger,
  consoleErrors,
}) => {
  // The site stops for a moment while its data is moved to that hour.
  consoleErrors.announce(/ERR_CONNECTION_REFUSED/);
  await page.context().addCookies([{ name: 'locale', value: 'de', url: own.url }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, own.url);
  await page.goto(`${own.url}/for-you/plan`);
  await new SitePage(page).isThere();
  await page.getByRole('checkbox', { name: /Eine Mail um diese Zeit/ }).check();
  await page.getByRole('button', { name: 'Meine Woche zusammenstellen' }).click();
  await expect(page.getByText(/^Nächste Erinnerung: /)).toBeVisible();
  await page
    .getByRole('button', { name: /^Als erledigt merken: / })
    .first()
    .click();
  await expect(page.getByText('1 von 3 erledigt')).toBeVisible();
  expect(await foundIn(page, looksAt(390, 1440), () => axeAndWidth(page))).toEqual({});

  await own.letHoursCome();
  const { letters } = await own.postOffice();
  const reminders = async () =>
    (await letters()).filter(
      ({ to, text }) =>
        to === demo.username &&
        /#token=/.test(text) &&
        /Sie wollten um diese Zeit üben|You wanted to practise/.test(text),
    );
  await expect.poll(async () => (await reminders()).length).toBe(1);
  const [{ text } = { text: '' }] = await reminders();
  const link = /\S+\/reminders#token=[\w-]+/.exec(text)?.[0] ?? '';

  const elsewhere = await stranger.newPage();
  await elsewhere.goto(link.replace(/^https?:\/\/[^/]+/, own.url));
  await new SitePage(elsewhere).isThere();
  await elsewhere.getByRole('button', { name: /No more reminders|Keine Erinnerungen mehr/ }).click();
  await expect(elsewhere.getByText(/You won’t get any more reminders|Sie bekommen keine Erinnerungen/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Eine Mail um diese Zeit/ })).not.toBeChecked();
  await expect(page.getByText('Keine Erinnerungen.')).toBeVisible();
});
