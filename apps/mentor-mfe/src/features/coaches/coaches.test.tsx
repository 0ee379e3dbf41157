import { screen } from '@testing-library/react';
import { failContract, mockContract, sampleData } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';
import { filterCoaches, standsLarge } from './filter-coaches.ts';

withMockedApi();

const names = () => screen.getAllByRole('link').map((link) => link.querySelector('b')?.textContent);

test('all coaches are listed with links to their pages', async () => {
  await showPage('/coaches', mentorMocks());
  expect(await screen.findByRole('link', { name: /Imogen Vale/ })).toHaveAttribute('href', '/aimentor/imogen-vale');
  expect(screen.getByText('2 coaches, each with a craft and a manner. All fictional, played by AI.')).toBeVisible();
  expect(names()).toEqual(['Imogen Vale', 'Baptiste Orlay']);
});

test('coaches are filtered by subject, which is kept in the URL', async () => {
  const { user } = await showPage('/coaches', mentorMocks());
  await user.click(await screen.findByRole('button', { name: 'Home cooking' }));
  expect(names()).toEqual(['Baptiste Orlay']);
  expect(screen.getByRole('button', { name: 'Home cooking' })).toHaveAttribute('aria-pressed', 'true');
  expect(window.location.search).toBe('?category=kitchen');
});

test('an empty list shows a notice', async () => {
  await showPage('/coaches', [mockContract('landingHomepage', () => ({ categories: [], coaches: 0 }))]);
  expect(await screen.findByRole('heading', { name: 'Nobody’s in yet' })).toBeVisible();
});

test('a failed load can be retried', async () => {
  const { user } = await showPage('/coaches', [failContract('landingHomepage', 'internal')]);
  await screen.findByRole('heading', { name: 'This part didn’t arrive' });
  answerWith(...mentorMocks());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Imogen Vale/ })).toBeVisible();
});

test('an unknown subject is ignored', () => {
  const categories = [{ slug: 'stage', name: 'Stage', coaches: [sampleData.coaches[0]!] }];
  expect(filterCoaches(categories, 'juggling')).toHaveLength(1);
});

test.each([
  [0, 12, true],
  [1, 12, false],
  [0, 4, false],
])('position %d of %d is shown large: %s', (index, count, large) => {
  expect(standsLarge(index, count)).toBe(large);
});
