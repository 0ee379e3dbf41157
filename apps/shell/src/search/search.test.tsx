import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import type { Reply } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { SearchPanel } from './search-panel.tsx';

withMockedApi();

const nothing: Reply<'search'> = { coaches: [], contents: [], scenes: [], messages: [], order: [] };
const found: Reply<'search'> = {
  coaches: [
    {
      ...{ slug: 'imogen-vale', name: 'Imogen Vale', field: 'Public speaking', summary: 's', line: 'l' },
      ...{ category: 'stage', portrait: '/assets/portraits/imogen-vale.svg', language: 'en' },
    },
  ],
  contents: [],
  scenes: [],
  order: ['coaches'],
  messages: [
    {
      ...{ conversationUuid: '00000000-0000-4000-8000-000000000001', instructorSlug: 'imogen-vale' },
      ...{ instructorName: 'Imogen Vale', messageUuid: '00000000-0000-4000-8000-000000000002', position: 7 },
      ...{ author: 'person', excerpt: 'I met an imp', createdAt: '2026-03-01T10:00:00.000Z' },
    },
  ],
};

const close = jest.fn();
const Page = () => <SearchPanel close={close} />;
const open = (mocks: Parameters<typeof openPage>[0]['mocks'] = [mockContract('search', () => nothing)]) =>
  openPage({
    routes: [{ path: '/coaches', frame: 'site', load: async () => ({ Page }) }],
    address: '/coaches',
    person: 'signedIn',
    mocks,
  });

test('pages are listed before typing, and filtered by the beginning of their words', async () => {
  const { user } = await open();
  const field = await screen.findByRole('combobox', { name: /^Coaches, scenes/ });
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getAllByRole('option')).toHaveLength(9);
  await user.type(field, 'set');
  expect(await screen.findByRole('option', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 found'));
});

test('results are grouped links, the first is selected, and Enter follows it', async () => {
  const { user } = await open([mockContract('search', ({ query }) => (query.text === 'im' ? found : nothing))]);
  const field = await screen.findByRole('combobox');
  await user.type(field, 'im');
  const coach = await screen.findByRole('option', { name: 'Imogen Vale Public speaking' });
  expect(coach).toHaveAttribute('href', '/aimentor/imogen-vale');
  expect(screen.getByRole('option', { name: /^I met an imp/ })).toHaveAttribute(
    'href',
    '/aimentor/imogen-vale/chat?conversation=00000000-0000-4000-8000-000000000001&at=7&find=im',
  );
  await waitFor(() => expect(coach).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(window.location.pathname).toBe('/aimentor/imogen-vale');
});

test('an empty result and a failed search show a message', async () => {
  const { user, leave } = await open();
  await user.type(await screen.findByRole('combobox'), 'zzz');
  await screen.findByText(/^Nothing found/);
  expect(screen.getByRole('option', { name: /^Write your own scene about “zzz”/ })).toHaveAttribute(
    'href',
    '/categories/scenario/custom?description=zzz',
  );
  leave();
  const again = await open([failContract('search', 'offline')]);
  await again.user.type(await screen.findByRole('combobox'), 'zzz');
  await screen.findByText(/^Searching did not work/);
});
