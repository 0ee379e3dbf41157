import { screen, waitFor, within } from '@testing-library/react';
import { failContract } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { forMeMocks, sampleRecommendations, sampleScene } from '../../testing/for-me-mocks.ts';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

test('shows each recommendation with its reason, the best one first', async () => {
  await showPage('/for-you', mentorMocks());
  expect(await screen.findByRole('heading', { level: 2, name: 'The first nine seconds' })).toBeVisible();
  const read = within(screen.getByRole('region', { name: 'To read or try' }));
  expect(read.getAllByRole('listitem')).toHaveLength(2);
  expect(read.getByText('awake at four again')).toBeVisible();
  const scenes = within(screen.getByRole('region', { name: 'Scenes near yours' }));
  expect(scenes.getByRole('link', { name: 'Ask for the raise' })).toHaveAttribute(
    'href',
    `/categories/work/scenario/ask-for-the-raise?recommendation_id=${sampleScene.recommendationId}`,
  );
  const people = within(screen.getByRole('region', { name: 'People you haven’t met' }));
  expect(people.getByRole('link', { name: /Baptiste Orlay.*Because you like it straight/ })).toBeVisible();
});

test('a dismissed recommendation disappears, the focus is kept, and it can be restored', async () => {
  const { user } = await showPage('/for-you', mentorMocks());
  await user.click(await screen.findByRole('button', { name: 'Not this one: Ask for the raise' }));
  const back = await screen.findByRole('button', { name: 'Take it back' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ask for the raise' })).not.toBeInTheDocument());
  expect(back).toHaveFocus();
  await user.click(back);
  expect(await screen.findByRole('link', { name: 'Ask for the raise' })).toBeVisible();
});

test('a recommendation can be saved for later and removed again', async () => {
  const { user } = await showPage('/for-you', mentorMocks());
  await user.click(await screen.findByRole('button', { name: 'Save for later: Low breath, slow hands' }));
  await user.click(await screen.findByRole('button', { name: 'No longer save: Low breath, slow hands' }));
  expect(await screen.findByRole('button', { name: 'Save for later: Low breath, slow hands' })).toBeVisible();
});

test('an answer that could not be stored shows an error', async () => {
  const { user } = await showPage('/for-you', [failContract('recommendationAnswer', 'internal'), ...mentorMocks()]);
  await user.click(await screen.findByRole('button', { name: 'Not this one: Ask for the raise' }));
  expect(await screen.findByText('That wasn’t saved. Please try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for the raise' })).toBeVisible();
});

test('a new user is told how recommendations become personal', async () => {
  await showPage('/for-you', mentorMocks({ recommendations: { ...sampleRecommendations, known: false } }));
  expect(await screen.findByRole('link', { name: 'Tell us what you’re working on' })).toHaveAttribute(
    'href',
    '/onboarding',
  );
});

test('nothing is left', async () => {
  const recommendations = { known: true, first: null, items: [], scenes: [], coaches: [] };
  await showPage('/for-you', mentorMocks({ recommendations }));
  expect(await screen.findByRole('heading', { name: 'You’ve been through all of it' })).toBeVisible();
});

test('a new user’s page gives its general reason once', async () => {
  const beginning = (name: string) => ({ from: 'beginning', name }) as const;
  const { first, items, scenes, coaches } = sampleRecommendations;
  const recommendations = {
    known: false,
    first: first && { ...first, because: beginning('Imogen Vale') },
    items: items.map((one) => ({ ...one, because: beginning('Dov Harrowgate') })),
    scenes: scenes.map((one) => ({ ...one, because: beginning('Work') })),
    coaches: coaches.map((one) => ({ ...one, because: beginning(one.coach.name) })),
  };
  await showPage('/for-you', mentorMocks({ recommendations }));
  expect(await screen.findAllByText('A good place to begin.')).toHaveLength(1);
});

test('gives the same reason once, and different ones each', async () => {
  const goal = { from: 'goal', words: 'asking for more' } as const;
  const { first, items } = sampleRecommendations;
  const recommendations = {
    ...sampleRecommendations,
    first: first && { ...first, because: { ...goal } },
    items: items.map((one) => ({ ...one, because: { ...goal } })),
  };
  await showPage('/for-you', mentorMocks({ recommendations }));
  expect(await screen.findAllByText('asking for more')).toHaveLength(1);
  expect(screen.getByText(/Because you like it straight/)).toBeVisible();
});

test('a failed load can be retried', async () => {
  const { user } = await showPage('/for-you', [failContract('recommendationsRead', 'internal'), ...mentorMocks()]);
  await screen.findByRole('heading', { name: 'This part didn’t arrive' });
  answerWith(...forMeMocks());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'To read or try' })).toBeVisible();
});
