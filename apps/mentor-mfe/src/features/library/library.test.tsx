import { screen } from '@testing-library/react';
import { MockFailure, mockContract, sampleData } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('the whole shelf is listed, with closed items marked', async () => {
  await showPage('/library/imogen-vale', mentorMocks());
  expect(await screen.findByRole('heading', { level: 1, name: 'Imogen’s shelf' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /When row three disagrees.*With a plan/ })).toBeVisible();
  expect(titles()).toEqual(['The first nine seconds', 'Low breath, slow hands', 'When row three disagrees']);
});

test('a group is selected and kept in the URL', async () => {
  const { user } = await showPage('/library/imogen-vale', mentorMocks());
  await user.click(await screen.findByRole('link', { name: 'The middle' }));
  expect(await screen.findByRole('link', { name: 'The middle' })).toHaveAttribute('aria-current', 'page');
  await screen.findByText(/What a hostile question/);
  expect(titles()).toEqual(['When row three disagrees']);
  expect(window.location.search).toBe('?category=middles');
});

test('a group named in the URL opens at once', async () => {
  await showPage('/library/imogen-vale?category=middles', mentorMocks());
  await screen.findByText(/What a hostile question/);
  expect(titles()).toEqual(['When row three disagrees']);
});

test('a long shelf loads page after page on request, and the focus moves to the first new item', async () => {
  const cards = Array.from({ length: 143 }, (_, index) => ({
    ...sampleData.cards[0]!,
    uuid: sampleData.uuid(2_000 + index),
    title: `Item ${index + 1}`,
  }));
  let down = false;
  const { user } = await showPage('/library/imogen-vale', [
    mockContract('libraryContents', ({ query: { page, pageSize } }) => {
      if (down) throw new MockFailure('unavailable');
      return { contents: cards.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: cards.length };
    }),
    ...mentorMocks(),
  ]);
  await screen.findByText('Item 1');
  for (let shown = 20; shown < 140; shown += 20) {
    expect(titles()).toHaveLength(shown);
    down = shown === 40;
    await user.click(await screen.findByRole('button', { name: 'Show 20 more' }));
    if (down) {
      down = false;
      await user.click(await screen.findByRole('button', { name: 'Show 20 more' }));
    }
    await screen.findByText(`Item ${shown + 20}`);
    expect(screen.getByRole('link', { name: new RegExp(`Item ${shown + 1}\\b`) })).toHaveFocus();
  }
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(await screen.findByText('Item 143')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Show/ })).not.toBeInTheDocument();
});

test('says that an unknown coach does not exist', async () => {
  await showPage('/library/nobody', mentorMocks());
  expect(await screen.findByRole('heading', { name: 'No coach by that name' })).toBeVisible();
});

test('opened items show their state', async () => {
  const { user } = await showPage('/library/imogen-vale/the-first-nine-seconds', mentorMocks(), 'subscriber');
  await user.click(await screen.findByRole('button', { name: 'I’ve finished this' }));
  expect(await screen.findByText('Finished, Today')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save for later' }));
  await screen.findByRole('button', { name: 'Saved' });
  await user.click(screen.getByRole('link', { name: 'Imogen’s shelf' }));
  expect(
    await screen.findByRole('link', { name: /The first nine seconds.*Finished, Today.*Saved for later/ }),
  ).toBeVisible();
});
