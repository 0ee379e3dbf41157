import { paths } from '@greenroom/contracts';
import type { Page } from '@playwright/test';
import { OwnSite } from '../fixtures/own-site.ts';
import { expect, testOfOwnSite as test } from '../fixtures/test.ts';
import { axeFinds } from '../pages/looks.ts';
import { StaffLogIn } from '../pages/staff-log-in.ts';

const remote = 'roleplay-mfe';
const versionNow = '0.1.0';
const address = `${paths.staffReleases}?app=${remote}`;

// A site of its own, because other tests would see these changes.
let own: OwnSite;
test.beforeAll(async () => {
  own = await OwnSite.start({}, 'embedded');
  own.publish(remote, '2.4.0', 0);
});
test.afterAll(() => own.stop());

const door = new StaffLogIn();

/** Signs in with the staff link and opens the releases of the remote. */
async function open(page: Page): Promise<void> {
  await door.enter(page, () => own.staffLink());
  await page.goto(own.url + address);
  await expect(page.getByRole('heading', { name: `Releases of ${remote}` })).toBeVisible();
}

test('staff ramp a release, hold it, see when another person was faster, roll back, and kill it', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.announce(/ 409/, /status of 409/);
  await open(page);
  const why = page.getByLabel('Why', { exact: true });
  const history = page.getByRole('region', { name: /Changes of/ });

  await page.getByRole('button', { name: /^Ramp 2\.4\.0/ }).click();
  await expect(why).toBeFocused();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByText('Please say why')).toBeVisible();
  await why.fill('A shorter way to the scene');
  await page.getByLabel('Steps, in percent').fill('5, 50, 100');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByText(/^2\.4\.0-\w+ is at 5%/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '5%' }).first()).toHaveAttribute('aria-current', 'step');
  await expect(history).toContainText('A shorter way to the scene');
  await expect(history).toContainText('staff@greenroom.example');
  expect(await axeFinds(page, 'all')).toEqual([]);

  // Two people open the same page; one is faster.
  const other = await context.newPage();
  await other.goto(own.url + address);
  await other.getByRole('button', { name: 'Hold', exact: true }).click();
  await other.getByLabel('Why', { exact: true }).fill('Lunch');
  await page.getByRole('button', { name: /^Roll back to/ }).click();
  await why.fill('It is worse');
  await other.getByRole('button', { name: 'Hold', exact: true }).last().click();
  await expect(other.getByText(/is held at 5%/)).toBeVisible();
  await page.getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Someone was quicker' })).toContainText('Lunch');
  await page.getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(history).toContainText('It is worse');

  await page.getByRole('button', { name: /^Kill 2\.4\.0/ }).click();
  await why.fill('Nobody is to see it');
  await page.getByRole('button', { name: 'Kill it' }).click();
  await expect(page.getByText('Tick this to go on.')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Kill it' }).click();
  await expect(page.getByRole('region', { name: `Releases of ${remote}` })).toContainText('Nobody is to see it');
});

test('shows an error while the server fails, and recovers afterwards', async ({ page, consoleErrors }) => {
  consoleErrors.announce(/ 503/, /status of 503/);
  await open(page);
  await page.route('**/api/v1/staff/releases', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('That didn’t arrive');
  await page.unroute('**/api/v1/staff/releases');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: `Releases of ${remote}` })).toBeVisible();
});

test('the reports on two releases are drawn over time, with the decisions made meanwhile', async ({ page }) => {
  test.slow();
  // A remote without decisions so far.
  const drawn = 'meetings-mfe';
  own.publish(drawn, '2.5.0', 0);
  const [newer = '', before = ''] = own.wholeNames(drawn, '2.5.0', versionNow);
  await own.tellOfPast(drawn, newer, before);
  own.steer('ramp', drawn, newer, '--steps', '5,100', '--every', '1h', '--why', 'A shorter way to the scene');
  await page.goto(await own.staffLink());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backstage');
  await page.goto(`${own.url}${paths.staffReleases}?app=${drawn}`);
  const errors = page.getByRole('img', { name: /^Script errors/ });
  await expect(errors).toHaveAccessibleName(`Script errors. ${newer}: 5% of 1,200 ${before}: 2% of 1,200`);
  // The start of the ramp is marked, with its share.
  await expect(errors.getByText('5%', { exact: true })).toBeVisible();
  await expect(errors.locator('line[stroke-dasharray]')).toHaveCount(1);

  // A line of twelve points for each release, from left to right; the newer one's, drawn first, is above the other.
  const lines = await errors.locator('polyline').evaluateAll((all) => all.map((line) => line.getAttribute('points')!));
  const points = lines.map((line) => line.split(' ').map((point) => point.split(',').map(Number)));
  expect(points.map(({ length }) => length)).toEqual([12, 12]);
  const [first, second] = points as [number[][], number[][]];
  expect(first.map(([x]) => x)).toEqual(first.map(([x]) => x!).toSorted((one, other) => one - other));
  expect(first.every(([, y], index) => y! < second[index]![1]!)).toBe(true);
});
