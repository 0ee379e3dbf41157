import { act, screen, waitFor, within } from '@testing-library/react';
import { failContract, mockContract, sampleData } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

test('a lesson shows its shelf, length, text, the next item, and a link to a conversation', async () => {
  await showPage('/library/imogen-vale/the-first-nine-seconds', mentorMocks());
  expect(await screen.findByRole('heading', { level: 1, name: 'The first nine seconds' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imogen’s shelf' })).toHaveAttribute('href', '/library/imogen-vale');
  expect(await screen.findByRole('heading', { level: 2, name: 'Three to arrive' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Talk it through with Imogen' })).toHaveAttribute(
    'href',
    '/aimentor/imogen-vale/chat',
  );
  const related = within(screen.getByRole('region', { name: 'Next to it on the shelf' })).getAllByRole('link');
  expect(related.map((link) => link.getAttribute('href'))).toEqual(['/library/imogen-vale/when-row-three-disagrees']);
  const next = within(screen.getByRole('region', { name: 'Next on the shelf' })).getByRole('link');
  expect(next).toHaveAttribute('href', '/library/imogen-vale/low-breath-slow-hands');
  expect(document.title).toBe('The first nine seconds · Greenroom');
});

test('on wide screens the text’s contents, its coach and related items are beside it', async () => {
  await showPage('/library/imogen-vale/the-first-nine-seconds', mentorMocks());
  // Narrow windows, as here, hide it.
  const beside = within(await screen.findByLabelText('Beside the text'));
  const links = beside.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#heading-three-to-arrive',
    '#heading-what-to-have-at-hand',
    '/aimentor/imogen-vale',
    '/library/imogen-vale/when-row-three-disagrees',
  ]);
  expect(screen.getByRole('heading', { name: 'Three to arrive' })).toHaveAttribute('id', 'heading-three-to-arrive');
});

test('related items are counted alike beside and below the text', async () => {
  await showPage('/library/imogen-vale/the-first-nine-seconds', mentorMocks());
  const below = within(await screen.findByRole('region', { name: 'Next to it on the shelf' })).getAllByRole('link');
  const beside = within(screen.getByLabelText('Beside the text')).getAllByRole('link', { hidden: true }).slice(-1);
  const counted = (links: HTMLElement[]) => links.map((link) => link.dataset['countsTile']);
  expect(counted(below)).toEqual([expect.stringContaining('content_uuid')]);
  expect(counted(beside)).toEqual(counted(below));
});

test('an exercise for the body shows cautions', async () => {
  await showPage('/library/imogen-vale/low-breath-slow-hands', mentorMocks());
  expect(await screen.findByRole('note')).toHaveTextContent('Not medical advice.');
});

test('a recipe shows ingredients, ordered steps and a variation', async () => {
  const { user } = await showPage('/library/baptiste-orlay/leeks-without-cream', mentorMocks());
  const butter = await screen.findByRole('checkbox', { name: 'butter, cold, in two halves' });
  expect(butter.closest('li')).toHaveTextContent('30 g');
  await user.click(butter);
  expect(butter).toBeChecked();
  const steps = within(screen.getByRole('region', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps[1]).toHaveTextContent('Melt half the butter');
  expect(screen.getByText(/drained tin of white beans/)).toBeVisible();
});

test('a recipe can be scaled, shown in US units, and cooked step by step with timers that outlast their step', async () => {
  const { user } = await showPage('/library/baptiste-orlay/leeks-without-cream', mentorMocks());
  // Wait until the whole page is loaded: content still loading would delay the update after a click.
  const more = await screen.findByRole('button', { name: 'One more' });
  await screen.findByRole('region', { name: 'Steps' });
  await act(async () => {});
  await user.click(more);
  await user.click(more);
  await waitFor(() => expect(screen.getByRole('status', { name: '' })).toHaveTextContent('For 4'));
  const leeks = screen.getByRole('checkbox', { name: 'leeks, about 1.2 kg untrimmed' });
  expect(leeks.closest('li')).toHaveTextContent('6');
  await user.click(screen.getByRole('radio', { name: 'US' }));
  expect(screen.getByRole('checkbox', { name: 'leeks, about 2 lb 10 oz untrimmed' })).toBeVisible();
  expect(window.location.search).toBe('?serves=4&units=us');

  await user.click(screen.getByRole('button', { name: 'Cook step by step' }));
  const steps = await screen.findByRole('dialog', { name: 'Leeks braised without cream' });
  expect(steps).toHaveTextContent('Step 1 of 3');
  await user.keyboard('{ArrowRight}');
  expect(within(steps).getByRole('list', { name: 'For this step' })).toHaveTextContent('2 oz butter');
  await user.click(within(steps).getByRole('button', { name: 'Time 5 minutes' }));
  await user.click(within(steps).getByRole('button', { name: 'Next' }));
  expect(steps).toHaveTextContent('Step 3 of 3');
  expect(within(steps).getByRole('list', { name: 'Timers' })).toHaveTextContent(/Step 2.*(5:00|4:5\d) left/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('list', { name: 'Timers' })).toHaveTextContent('Step 2');
  expect(window.location.search).toBe('?serves=4&units=us');
  localStorage.clear();
  sessionStorage.clear();
});

test('a closed item shows links to the plans and back', async () => {
  await showPage('/library/imogen-vale/when-row-three-disagrees', mentorMocks());
  expect(await screen.findByRole('heading', { level: 1, name: 'This one comes with a plan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find your plan' })).toHaveAttribute(
    'href',
    '/quiz?returnTo=%2Flibrary%2Fimogen-vale%2Fwhen-row-three-disagrees',
  );
  expect(screen.getByRole('link', { name: 'Back to the shelf' })).toHaveAttribute('href', '/library/imogen-vale');
});

test('says that an unknown item does not exist', async () => {
  await showPage('/library/imogen-vale/no-such-thing', mentorMocks());
  expect(await screen.findByRole('heading', { name: 'That’s not on this shelf' })).toBeVisible();
});

test('without a connection, trying again sends a new request', async () => {
  const { user } = await showPage('/library/imogen-vale/the-first-nine-seconds', [
    failContract('libraryContent', 'offline'),
    ...mentorMocks(),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('No internet connection.');
  answerWith(...mentorMocks());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The first nine seconds' })).toBeVisible();
});

test('an item is finished even if the button is pressed while its progress is being saved', async () => {
  const first = Promise.withResolvers<void>();
  const saves: unknown[] = [];
  const keep = mockContract('libraryHistoryKeep', async ({ body: { progress = 1, finished } }) => {
    saves.push(finished ? 'finished' : progress);
    if (!finished) await first.promise;
    const at = '2026-11-01T09:00:00.000Z';
    const content = sampleData.cards.find(({ slug }) => slug === 'the-first-nine-seconds')!;
    return { content, openedAt: at, progress, finishedAt: finished ? at : null, savedAt: null };
  });
  const { user } = await showPage(
    '/library/imogen-vale/the-first-nine-seconds',
    [keep, ...mentorMocks()],
    'subscriber',
  );
  const button = await screen.findByRole('button', { name: 'I’ve finished this' });
  await waitFor(() => expect(saves).toEqual([0]));
  await user.click(button);
  expect(saves).toEqual([0]);
  first.resolve();
  expect(await screen.findByText(/^Finished, /)).toBeVisible();
  expect(saves).toEqual([0, 'finished']);
});
