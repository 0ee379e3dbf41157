import { screen, within } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../testing/roleplay-mocks.ts';
import { session } from '../../testing/sample-scenes.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const none = [
  mockContract('roleplayProgress', () => ({ scenes: 0, categories: [] })),
  mockContract('speechProgress', () => ({ measures: [] })),
];

test('shows the greatest change first, and the best line so far', async () => {
  await showPage('/progress', roleplayMocks());
  const changed = (await screen.findByRole('heading', { name: 'What changed' })).closest('section')!;
  expect(changed).toHaveTextContent('Fillers: from 7.1 to 4.2 a minute, now in the good range.');
  const best = screen.getByRole('heading', { name: 'Your best line so far' }).closest('section')!;
  expect(best).toHaveTextContent('“I’m asking for 78,000 from January on.”The ask, Ask for the raise, 21 Nov, 9.0');
});

test('plots speech measures over scenes and meetings, with a link to the last of them', async () => {
  await showPage('/progress', roleplayMocks());
  const speaking = within(await screen.findByRole('region', { name: 'How you speak' }));
  expect(
    speaking.getByRole('img', {
      name: 'Fillers over time: 7.1 in a scene on 18 Nov, 4.2 in a meeting on 23 Nov. Up to 5 a minute is good.',
    }),
  ).toBeVisible();
  expect(speaking.getByText('from 7.1 to 4.2 a minute, now in the good range.')).toBeVisible();
  expect(speaking.getByRole('link', { name: 'Monday weekly, 23 Nov' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/meetings\/feedback\?uuid=/),
  );
});

test('shows speech measures with meetings only', async () => {
  await showPage('/progress', [none[0]!, ...roleplayMocks()]);
  expect(await screen.findByRole('region', { name: 'How you speak' })).toBeVisible();
  expect(screen.getByText(/Play a scene for its scores/)).toBeVisible();
});

test('shows each criterion’s plot, its change, and the best line with a link to its scene', async () => {
  await showPage('/progress', roleplayMocks());
  const work = within(await screen.findByRole('region', { name: 'Work' }));
  expect(
    work.getByRole('img', {
      name: 'The ask from scene to scene: 6.2 (18 Nov), 9.0 (21 Nov). Proficient starts at 8.0.',
    }),
  ).toBeVisible();
  expect(work.getByText('Up 2.8 over 2 scenes.')).toBeVisible();
  expect(work.getByText('New since the first: You named a figure.')).toBeVisible();
  expect(work.getByText('“I’m asking for 78,000 from January on.”')).toBeVisible();
  expect(work.getByRole('link', { name: 'Ask for the raise, 21 Nov, 9.0' })).toHaveAttribute(
    'href',
    `/feedback?uuid=${session.conversationUuid}`,
  );
  expect(work.getByText('Your first score here.')).toBeVisible();
});

test('says how to get a first score', async () => {
  await showPage('/progress', [...none, ...roleplayMocks()]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Nothing to compare yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a scene' })).toHaveAttribute('href', '/categories');
});

test.each(['roleplayProgress', 'speechProgress'] as const)('offers a retry when %s fails', async (name) => {
  await showPage('/progress', [failContract(name, 'internal'), ...roleplayMocks()]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
