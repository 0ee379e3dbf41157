import { screen, within } from '@testing-library/react';
import { failContract, mockContract, sampleData } from '@greenroom/api-client/testing';
import type { SceneSession } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { cardOf, raise, saturday, session, workCategory, categories } from '../../testing/sample-scenes.ts';
import { roleplayMocks } from '../../testing/roleplay-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('a visitor sees every category and the scenes of the first', async () => {
  await showPage('/categories', roleplayMocks(), 'visitor');
  expect(await screen.findByRole('link', { name: /^Work/, current: true })).toBeVisible();
  expect(screen.getByText('2 scenes, five to nine minutes each. Nobody’s watching.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Ask for the raise/ })).toHaveAttribute(
    'href',
    '/categories/work/scenario/ask-for-the-raise',
  );
  expect(titles()).toEqual(['Ask for the raise', 'The third Saturday', 'Yours isn’t here?']);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByText('Not tried')).not.toBeInTheDocument();
});

test('marks a scene that exists in the other language only', async () => {
  const german = { ...raise, language: 'de' as const };
  await showPage(
    '/categories',
    [
      mockContract('prePaywallCategory', () => ({
        ...{ categories, category: workCategory, rubric: [] },
        ...{ total: 2, scenes: [german, saturday] },
      })),
      ...roleplayMocks(),
    ],
    'visitor',
  );
  const link = await screen.findByRole('link', { name: /Ask for the raise/ });
  expect(within(link).getByText('(in German)')).toBeVisible();
  expect(screen.getAllByText('(in German)')).toHaveLength(1);
});

test('a subcategory shows its own scenes', async () => {
  await showPage('/categories/work/subcategories/limits', roleplayMocks());
  const places = within(await screen.findByRole('navigation', { name: 'Work, subcategories' }));
  expect(places.getByRole('link', { name: /Limits/ })).toHaveAttribute('aria-current', 'page');
  expect(titles()).toEqual(['The third Saturday', 'Yours isn’t here?']);
});

test.each([
  ['/categories/nothing', 'No scene at this address'],
  ['/categories/work/subcategories/nothing', 'No scene at this address'],
])('%s is not found', async (address, title) => {
  await showPage(address, roleplayMocks());
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('searches the scenes of all categories, and says where none match', async () => {
  const { user } = await showPage('/categories', roleplayMocks());
  const box = await screen.findByRole('searchbox', { name: 'Search all scenes' });
  await user.type(box, 'satur');
  expect(await screen.findByText('One scene found')).toBeInTheDocument();
  expect(titles()).toEqual(['The third Saturday', 'Yours isn’t here?']);
  await user.type(box, 'nalia');
  expect(await screen.findByText(/No scene has “saturnalia” in it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write your own scene' })).toHaveAttribute(
    'href',
    '/categories/scenario/custom?description=saturnalia',
  );
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: /^Work/, current: true })).toBeVisible();
});

test('shows what the account played, where to find it, and what to play next', async () => {
  const tried: SceneSession = {
    ...session,
    status: 'ended',
    title: 'The gap on the page',
    scenarioSlug: 'the-gap',
    categorySlug: 'interviews',
    difficulty: 'tough',
    medium: 'text',
    endedAt: session.createdAt,
    ending: 'agreed',
    total: { score: 6.2, band: 'developing' },
  };
  const waiting: SceneSession = {
    ...tried,
    userRolePlayUuid: sampleData.uuid(9),
    title: 'Waiting',
    status: 'going-on',
    total: null,
  };
  await showPage('/categories', [
    mockContract('roleplayHomepage', () => ({
      categories,
      category: workCategory,
      subcategory: null,
      scenes: [{ ...cardOf(raise), tries: 2, best: { score: 7.4, band: 'developing' } }],
      total: 2,
      yourPath: { tries: [tried, waiting], next: [{ scene: cardOf(saturday), because: 'same-shelf' }] },
    })),
    ...roleplayMocks(),
  ]);
  expect(await screen.findByRole('link', { name: 'The gap on the page' })).toHaveAttribute(
    'href',
    `/feedback?uuid=${session.conversationUuid}`,
  );
  expect(screen.getByRole('link', { name: 'Waiting' })).toHaveAttribute('href', `/session?uuid=${sampleData.uuid(9)}`);
  expect(screen.getByText('Next to what you played last.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Ask for the raise.*2 tries.*Best so far 7.4/ })).toBeVisible();
});

test('offers a retry after a failure', async () => {
  await showPage('/categories', [failContract('prePaywallCategory', 'internal'), ...roleplayMocks()], 'visitor');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
