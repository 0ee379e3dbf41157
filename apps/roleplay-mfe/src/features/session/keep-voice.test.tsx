import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import type { RoleplaySession } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../testing/roleplay-mocks.ts';
import { session } from '../../testing/sample-scenes.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const aloud: RoleplaySession = { ...session, setup: { ...session.setup, medium: 'voice' } };
const address = `/start?uuid=${session.userRolePlayUuid}`;
const box = () => screen.findByRole('checkbox', { name: /Keep my own voice.*nothing of Dorothea Achebe.*30 days/ });

test('asks before a spoken scene whether the person’s own voice may be stored; off by default', async () => {
  const asked: boolean[] = [];
  let now = aloud;
  const { user } = await showPage(address, [
    mockContract('roleplayKeepVoice', ({ body }) => {
      asked.push(body.keep);
      return (now = { ...now, keepsVoice: body.keep });
    }),
    mockContract('roleplaySession', () => now),
    ...roleplayMocks({ session: aloud }),
  ]);
  expect(await box()).not.toBeChecked();
  await user.click(await box());
  expect(await box()).toBeChecked();
  await waitFor(() => expect(now.keepsVoice).toBe(true));
  await user.click(await box());
  await waitFor(() => expect(now.keepsVoice).toBe(false));
  expect(asked).toEqual([true, false]);
});

test('says when saving failed, and leaves the box unchecked', async () => {
  const mocks = [failContract('roleplayKeepVoice', 'internal'), ...roleplayMocks({ session: aloud })];
  const { user } = await showPage(address, mocks);
  await user.click(await box());
  expect(await screen.findByText('That couldn’t be saved. Please try again.')).toBeVisible();
  expect(await box()).not.toBeChecked();
});

test('does not ask for a written scene', async () => {
  await showPage(address, roleplayMocks());
  await screen.findByRole('button', { name: 'I’m ready' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
