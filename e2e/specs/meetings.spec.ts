import { paths } from '@greenroom/contracts';
import { CapturedEvents } from '../fixtures/captured-events.ts';
import { FaultProxy } from '../fixtures/fault-proxy.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { weekly } from '../fixtures/weekly.ts';
import { SitePage } from '../pages/site-page.ts';

const file = (name: string, text: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });

test('a transcript is uploaded, its speaker is chosen, and it becomes feedback that is read, posted and deleted', async ({
  page,
  context,
  consoleErrors,
  server,
}) => {
  const captured = new CapturedEvents(context);
  // The browser itself logs the rejected file.
  consoleErrors.announce(/\b422\b/);
  await signIn(page);
  await page.goto(paths.meetings);
  const choose = page.locator('input[type=file]').first();
  // Immediately: a file chosen before hydration is taken afterwards.
  await choose.setInputFiles(file('wrong.vtt', weekly.replace('00:00:20.000', '00:00:02.000')));
  await expect(page.getByRole('alert')).toContainText('Line 6: it ends before it begins.');
  await choose.setInputFiles(file('weekly.vtt', weekly));
  await expect(page.getByText('1 minute, 3 speakers, 4 turns')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  await page.getByLabel('What’s the meeting?').fill('Weekly with Dana’s team');
  await page.getByRole('radio', { name: 'Stand-up' }).check();
  await page.getByRole('radio', { name: 'Maren' }).check();
  await page.getByRole('button', { name: 'Read it, write my notes' }).click();
  await expect(page).toHaveURL(/\/meetings\/feedback\?uuid=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly with Dana’s team' })).toBeVisible();
  await expect(page.getByText("“I'm sorry, that was my mistake.”")).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Send the new dates to the supplier' })).toBeVisible();
  await expect(page.getByText('The supplier is late')).toBeHidden();
  const address = page.url();

  await page.getByRole('button', { name: 'Post to the team’s chat' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Slack' }).check();
  await sheet.getByLabel('Address of its webhook').fill('https://evil.example/hook');
  consoleErrors.announce(/\b422\b/);
  await sheet.getByRole('button', { name: 'Use this' }).click();
  await expect(sheet.getByText('This isn’t an address that Slack issues for posts.')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Outbox of this demonstration' }).check();
  await sheet.getByRole('button', { name: 'Use this' }).click();
  await sheet.getByRole('button', { name: 'Post this' }).click();
  await expect(sheet.getByText('Posted.')).toBeVisible();
  await page.keyboard.press('Escape');

  // Leaving the feedback is counted.
  const closed = () =>
    captured.messages.flatMap(({ event, properties }) =>
      event === 'Silent Coach Feedback Closed' ? [properties['conversationId']] : [],
    );
  const counts = () => captured.messages.some(({ context: { page: at } }) => at['url'] === address);
  await expect.poll(counts).toBe(true);
  await new SitePage(page).goTo('Coaches');
  await expect.poll(closed).toEqual([new URL(address).searchParams.get('uuid')]);
  // The same when the tab is closed: seen at the proxy, since the page is gone by then.
  const proxy = await FaultProxy.before(server.url);
  const tab = await context.newPage();
  const onTheWay = `${proxy.url}${new URL(address).pathname}${new URL(address).search}`;
  await tab.goto(onTheWay);
  await expect.poll(() => captured.messages.some(({ context: { page: at } }) => at['url'] === onTheWay)).toBe(true);
  expect(proxy.sent).not.toContain('Silent Coach Feedback Closed');
  await tab.close({ runBeforeUnload: true });
  await expect.poll(() => proxy.sent).toContain('Silent Coach Feedback Closed');
  await proxy.stop();
  await page.goto(paths.meetings);
  await page
    .getByRole('region', { name: 'Past notes' })
    .getByRole('link', { name: /Weekly/ })
    .first()
    .click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Delete these notes' }).click();
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.meetings}$`));
  consoleErrors.announce(/\b404\b/);
  await page.goto(address);
  await expect(page.getByText('No meeting of yours at this address')).toBeVisible();
});
