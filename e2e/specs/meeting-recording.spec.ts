import { join } from 'node:path';
import { paths } from '@greenroom/contracts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Two people on two channels; the one on the left asks for a raise. */
const recording = join(import.meta.dirname, '../fixtures/speech/two-sides.webm');
const within = { timeout: 120_000 };

test('a recording is decoded and uploaded, goes on after a reload, and becomes notes on the left channel', async ({
  page,
  consoleErrors,
}) => {
  // The notes are asked for before there are any, and the network is cut during the second piece.
  consoleErrors.announce(/\b409\b/, /ERR_INTERNET_DISCONNECTED/, /pieces\/2/);
  page.on('dialog', (dialog) => void dialog.accept());
  const second = /\/recording\/pieces\/2$/;
  await page.route(second, (route) => route.abort('internetdisconnected'));
  await signIn(page);
  await page.goto(paths.meetings);
  await page.getByLabel(/^Choose a recording/).setInputFiles(recording);
  await expect(page.getByText('1 minute, two channels with different voices')).toBeVisible(within);
  await page.getByLabel('What’s the meeting?').fill('Raise with Dorothea');
  await page.getByRole('radio', { name: 'The left one' }).check();
  await page.getByLabel('What to call the others').fill('Dorothea');
  await page.getByRole('checkbox', { name: /Everyone on the recording has agreed/ }).check();
  await page.getByRole('button', { name: 'Upload it, write my notes' }).click();
  await expect(page).toHaveURL(/\/meetings\/feedback\?uuid=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Uploading “Raise with Dorothea”' })).toBeVisible();
  await expect(page.getByText('No connection. It goes on by itself')).toBeVisible(within);

  await page.reload();
  await expect(page.getByText(/^50% uploaded\./)).toBeVisible(within);
  await page.unroute(second);
  await page.getByLabel('Choose two-sides.webm again').setInputFiles(recording);
  await expect(page.getByRole('heading', { level: 1, name: 'Writing down “Raise with Dorothea”' })).toBeVisible(within);

  await page.goto(paths.meetings);
  await expect(page.getByRole('region', { name: 'Writing down “Raise with Dorothea”' })).toBeVisible(within);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Raise with Dorothea', exact: true })).toBeVisible(within);
  await expect(page.getByText(/What would the director need to hear from you to say yes/)).toBeVisible();
  await expect(page.getByText('Dorothea', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/You had \d+ per cent of the talk among 2 people/)).toBeVisible();
});
