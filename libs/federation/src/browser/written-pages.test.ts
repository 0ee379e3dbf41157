import { observeReported, type Caught } from '@greenroom/reporting/reports';
import type { ChosenRemote } from '../release.ts';
import { wasInUse, noteTry } from './written-pages.ts';

const remote = (name: string) => ({ name, version: '1.0.0-aa' }) as ChosenRemote;

test('a page whose screen was loaded is in use, and so is a page that the server did not render', async () => {
  await noteTry(remote('mentor-mfe'), Promise.resolve([]));
  expect([await wasInUse(remote('mentor-mfe')), await wasInUse(remote('checkout-mfe'))]).toEqual([true, true]);
});

test('a page whose screen failed to load is not in use, is reported, and stays so when a later attempt succeeds', async () => {
  const reported: Caught[] = [];
  observeReported((caught) => void reported.push(caught));
  const failure = new Error('no chunk');
  await expect(noteTry(remote('roleplay-mfe'), Promise.reject(failure))).rejects.toBe(failure);
  await noteTry(remote('roleplay-mfe'), Promise.resolve([]));
  expect(await wasInUse(remote('roleplay-mfe'))).toBe(false);
  expect(reported).toMatchObject([{ error: failure, where: 'written-page', about: remote('roleplay-mfe') }]);
});

test('a page whose screen is still loading has no result yet', async () => {
  void noteTry(remote('meetings-mfe'), new Promise(() => {}));
  let known = false;
  void wasInUse(remote('meetings-mfe')).then(() => (known = true));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(known).toBe(false);
});
