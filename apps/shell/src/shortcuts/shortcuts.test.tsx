import { screen, waitFor } from '@testing-library/react';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { ShortcutsHere } from './shortcuts-here.tsx';

withMockedApi();

const Page = () => (
  <main>
    <label>
      A field <input />
    </label>
    <ShortcutsHere />
  </main>
);

const open = () =>
  openPage({
    routes: [{ path: '/coaches', frame: 'site', load: async () => ({ Page }) }],
    address: '/coaches',
    person: 'signedIn',
    mocks: [],
  });

test('a question mark shows all shortcuts, and Escape closes them', async () => {
  const { user } = await open();
  await screen.findByLabelText('A field');
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(sheet).toHaveTextContent('Search coaches, scenes and your conversationsCtrl + K');
  expect(sheet).toHaveTextContent('New lineShift + Enter');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('in a text field a question mark is ordinary text', async () => {
  const { user } = await open();
  const field = await screen.findByLabelText('A field');
  await user.type(field, 'Why?');
  expect(field).toHaveValue('Why?');
  expect(screen.queryByRole('dialog')).toBeNull();
});
