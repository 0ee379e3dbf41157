import { screen, within } from '@testing-library/react';
import { failContract, mockContract, sampleData } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

test('a visitor sees who the coach is, that the coach is fictional, and how to chat', async () => {
  await showPage('/aimentor/imogen-vale', [failContract('mentorBio', 'internal'), ...mentorMocks()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Imogen Vale' })).toBeVisible();
  expect(
    screen.getByText((_, element) => element?.textContent === 'Public speaking. Fictional coach. A program answers.', {
      selector: 'p',
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to Imogen' })).toHaveAttribute('href', '/aimentor/imogen-vale/chat');
  expect(screen.getByRole('heading', { name: 'Her story, which we made up' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Begin with' })).not.toBeInTheDocument();
  const shelf = within(screen.getByRole('region', { name: 'On her shelf' }));
  expect(shelf.getByRole('link', { name: 'All 3 items' })).toHaveAttribute('href', '/library/imogen-vale');
  expect(document.title).toBe('Imogen Vale, Public speaking · Greenroom');
});

test('the coach’s own words are marked with their language, and the coach’s languages are named in the reader’s', async () => {
  const bio = { ...sampleData.bios[0]!, language: 'de' as const, story: 'Eine Geschichte.' };
  await showPage('/aimentor/imogen-vale', [mockContract('mentorPrePaywallBio', () => bio), ...mentorMocks()]);
  expect((await screen.findByText('Eine Geschichte.')).closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('English, German')).toBeVisible();
});

test('a signed-in user is offered topics', async () => {
  await showPage(
    '/aimentor/imogen-vale',
    [failContract('mentorPrePaywallBio', 'internal'), ...mentorMocks()],
    'subscriber',
  );
  const topics = within(await screen.findByRole('region', { name: 'Begin with' }));
  expect(topics.getByRole('link', { name: 'The first line' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/aimentor\/imogen-vale\/chat\?topic_uuid=/),
  );
});

test('pronouns match the coach', async () => {
  await showPage('/aimentor/baptiste-orlay', mentorMocks());
  expect(await screen.findByRole('heading', { name: 'His story, which we made up' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What he’s like' })).toBeVisible();
});

test('says that an unknown coach does not exist', async () => {
  await showPage('/aimentor/nobody', mentorMocks());
  expect(await screen.findByRole('heading', { level: 1, name: 'No coach by that name' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meet the coaches' })).toHaveAttribute('href', '/#coaches');
});
