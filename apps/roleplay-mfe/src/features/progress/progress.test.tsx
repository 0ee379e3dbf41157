import { screen, within } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../testing/roleplay-mocks.ts';
import { session } from '../../testing/sample-scenes.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

test('each criterion has its plot, what changed, and the best line with the way to its scene', async () => {
  await showPage('/progress', roleplayMocks());
  const work = within(await screen.findByRole('region', { name: 'Work' }));
  expect(
    work.getByRole('img', {
      name: 'The ask from scene to scene: 6.2 (Nov 18), 9.0 (Nov 21). Proficient starts at 8.0.',
    }),
  ).toBeVisible();
  expect(work.getByText('Up 2.8 over 2 scenes.')).toBeVisible();
  expect(work.getByText('New since the first: You named a figure.')).toBeVisible();
  expect(work.getByText('“I’m asking for 78,000 from January on.”')).toBeVisible();
  expect(work.getByRole('link', { name: 'Ask for the raise, Nov 21, 9.0' })).toHaveAttribute(
    'href',
    `/feedback?uuid=${session.conversationUuid}`,
  );
  expect(work.getByText('Your first score here.')).toBeVisible();
});

test('before there is a score it says how to get one', async () => {
  const none = mockContract('roleplayProgress', () => ({ scenes: 0, categories: [] }));
  await showPage('/progress', [none, ...roleplayMocks()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'No scene with a score yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a scene' })).toHaveAttribute('href', '/categories');
});

test('what did not load can be tried again', async () => {
  await showPage('/progress', [failContract('roleplayProgress', 'internal'), ...roleplayMocks()]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
