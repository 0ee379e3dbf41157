import { pathTo } from '@greenroom/contracts';
import { imogen, nervous, startSite, type RunningSite } from '@greenroom/tools/site';
import { AccountPages } from '../pages/account-pages.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** A site with plans and a free allowance of three messages. */
const test = base.extend<object, { planned: RunningSite }>({
  planned: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const site = await startSite({ env: { PLANS: 'on', TASTE_MESSAGES: '3' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: ({ planned }, use) => use(planned.url),
});

const room = pathTo('mentorChat', { instructorSlug: imogen.slug });
const used = 'That was your free allowance.';

test('the free allowance runs out, typed text is kept, and signing up grants no further one', async ({
  page,
  chat,
  consoleErrors,
}) => {
  // The test expects refused requests.
  consoleErrors.announce(/ 402/, /402/);
  await chat.open();
  await chat.ask(nervous.question);
  await expect(page.getByText('2 free messages left.')).toBeVisible();

  // Another tab of the same person uses the same allowance.
  const other = await page.context().newPage();
  const elsewhere = new ChatPage(other);
  await elsewhere.open();
  await elsewhere.say('And in the other tab?');
  await expect(other.getByText('1 free message left.')).toBeVisible();
  await expect(other.getByRole('group', { name: `${imogen.firstName} said` }).last()).toContainText(/\w{3}/);
  await other.close();

  await page.reload();
  await chat.isThere();
  // Sending is disabled while an answer arrives, and that of the other tab may still be arriving.
  await chat.finishedAnswer();
  await chat.box.fill('The last one there is');
  await chat.box.press('Enter');
  await expect(page.getByText(used)).toBeVisible();
  await chat.finishedAnswer();

  await chat.box.fill('A thought I do not want to lose');
  await chat.box.press('Enter');
  await expect(chat.box).toHaveValue('A thought I do not want to lose');
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(/\/quiz\?returnTo=%2Faimentor%2Fimogen-vale%2Fchat/);
  await page.goBack();
  await expect(chat.box).toHaveValue('A thought I do not want to lose');

  const account = new AccountPages(page);
  const email = `taster.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await account.signUp({ name: 'Taster', email, password: 'a long line you know' });
  await expect(page).toHaveURL('/onboarding');
  await page.goto(room);
  await expect(page.getByText(used)).toBeVisible();
  await page.goto('/settings/plan');
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
});

test('answers signs of self-harm although the allowance is used up', async ({ page, chat, consoleErrors }) => {
  consoleErrors.announce(/ 402/, /402/);
  await chat.open();
  for (let sent = 0; sent < 3; sent += 1) await chat.ask(nervous.question);
  await expect(page.getByText(used)).toBeVisible();
  await chat.say('I want to die.');
  await expect(chat.question('I want to die.')).toBeVisible();
  await expect(chat.answers.last()).toContainText(/988|116|help line/i);
});

test('a visitor is sent to log in for the coaches page, and can open a library item', async ({ page }) => {
  await page.goto('/coaches');
  await expect(page).toHaveURL('/login?returnTo=%2Fcoaches');
  await page.goto(pathTo('mentor', { instructorSlug: imogen.slug }));
  await page.goto(pathTo('libraryItem', { instructorSlug: imogen.slug, itemSlug: nervous.item.slug }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nervous.item.title);
});
