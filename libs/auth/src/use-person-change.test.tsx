import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { api, createStore, StoreProvider } from '@greenroom/api-client';
import { samplePerson } from '@greenroom/api-client/testing';
import type { CurrentUser } from '@greenroom/contracts';
import { BrowserRouter } from '@greenroom/navigation';
import { useCurrentUser } from './current-user.ts';
import { giveDraftsTo, keepDraft, readDraft } from './drafts.ts';
import { useOwnDrafts } from './use-own-drafts.ts';
import { usePersonChange } from './use-person-change.ts';

const person = (id: string): CurrentUser => ({ ...samplePerson('signedIn'), id });
const visitor = samplePerson('visitor');

/** The user that the server answers with; undefined when it does not answer. */
let there: CurrentUser | undefined | Promise<CurrentUser>;
let change: ReturnType<typeof usePersonChange>;
const found: string[] = [];

function Site(): ReactNode {
  useOwnDrafts();
  const own = usePersonChange();
  useEffect(() => void (change = own), [own]);
  const { user, known } = useCurrentUser();
  return known && <Page key={user.id} />;
}

/** Reads the draft on its first render, as pages do. */
function Page(): ReactNode {
  const { user } = useCurrentUser();
  found.push(`${user.id ?? 'visitor'}: ${readDraft('chat')}`);
  return <h1>{user.id ?? 'visitor'}</h1>;
}

/** Opens a document as this user. */
async function open(by: CurrentUser) {
  there = by;
  found.length = 0;
  const store = createStore();
  const seen: string[] = [];
  const tell = store.dispatch;
  jest.spyOn(store, 'dispatch').mockImplementation(((action: { type?: string }) => {
    if (action.type === 'personLeft') seen.push('personLeft');
    return tell(action as never);
  }) as never);
  const { unmount } = render(
    <StoreProvider store={store}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StoreProvider>,
  );
  await screen.findByRole('heading', { name: by.id ?? 'visitor' });
  return { store, seen, close: unmount };
}

async function come(by: CurrentUser | undefined): Promise<void> {
  there = by;
  await act(() => change.came());
  await screen.findByRole('heading', { name: by?.id ?? 'visitor' });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = async () => {
    const user = await there;
    if (!user) throw new TypeError('no line');
    return Response.json(user);
  };
});
afterEach(() => {
  giveDraftsTo(null);
  sessionStorage.clear();
});

test('after a reload or a log-in by a provider the next user finds no data of the previous one', async () => {
  const first = await open(person('zora'));
  keepDraft('chat', 'Hello');
  first.close();
  await open(person('kaito'));
  expect(found.every((line) => line === 'kaito: ')).toBe(true);
});

test.each<[string, CurrentUser | undefined, string[]]>([
  ['another user', person('kaito'), ['personLeft']],
  ['the same user', person('zora'), []],
  ['unknown', undefined, ['personLeft']],
])('after a session ended, the data of remotes stays only for the same user (next: %s)', async (_, next, expected) => {
  const { seen } = await open(person('zora'));
  keepDraft('chat', 'Hello');
  await come(visitor);
  expect(readDraft('chat')).toBe('');
  seen.length = 0;
  await come(next);
  expect(seen).toEqual(expected);
});

test('while the user is not known, drafts stay with the previous owner', async () => {
  const { store } = await open(person('zora'));
  const { promise, resolve } = Promise.withResolvers<CurrentUser>();
  there = promise;
  act(() => void store.dispatch(api.util.resetApiState()));
  expect(screen.queryByRole('heading')).toBeNull();
  keepDraft('chat', 'Hello');
  resolve(visitor);
  await screen.findByRole('heading', { name: 'visitor' });
  expect(readDraft('chat')).toBe('');
  await come(person('zora'));
  expect(readDraft('chat')).toBe('Hello');
});

test('after a log-out, a visitor’s drafts pass to the next user who signs up', async () => {
  const { seen } = await open(person('zora'));
  there = visitor;
  await act(() => change.left());
  await screen.findByRole('heading', { name: 'visitor' });
  keepDraft('chat', 'Good day');
  seen.length = 0;
  await come(person('kaito'));
  expect([seen, readDraft('chat')]).toEqual([[], 'Good day']);
});
