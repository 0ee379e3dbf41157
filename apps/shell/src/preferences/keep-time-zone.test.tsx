import { screen, waitFor } from '@testing-library/react';
import { mockContract, samplePerson } from '@greenroom/api-client/testing';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { KeepTimeZone } from './keep-time-zone.tsx';

withMockedApi();

async function visit(person: 'newcomer' | 'signedIn') {
  const kept: unknown[] = [];
  const Page = () => (
    <>
      <KeepTimeZone />
      <h1>Page</h1>
    </>
  );
  await openPage({
    routes: [{ path: '/coaches', frame: 'site', load: async () => ({ Page }) }],
    address: '/coaches',
    person,
    mocks: [
      mockContract('usersUpdate', ({ body }) => {
        kept.push(body);
        return samplePerson('signedIn');
      }),
    ],
  });
  await screen.findByRole('heading', { name: 'Page' });
  return kept;
}

test('an account without a time zone gets the browser’s', async () => {
  const kept = await visit('newcomer');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await waitFor(() => expect(kept).toEqual([{ timeZone }]));
});

test('an account with a time zone keeps it', async () => {
  expect(await visit('signedIn')).toEqual([]);
});
