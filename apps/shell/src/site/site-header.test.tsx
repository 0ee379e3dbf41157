import { render, screen, waitFor } from '@testing-library/react';
import { createStore, StoreProvider } from '@greenroom/api-client';
import { failContract, mockContract, samplePerson, type HttpHandler } from '@greenroom/api-client/testing';
import { useCurrentUser } from '@greenroom/auth';
import { cookies } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { BrowserRouter } from '@greenroom/navigation';
import { messages } from '../messages/index.ts';
import { SiteHeader } from './site-header.tsx';

withMockedApi();
beforeAll(() => messages.load());
afterEach(() => {
  document.cookie = `${cookies.loggedIn.name}=; max-age=0`;
});

const search = jest.fn();
const visitor = mockContract('usersRead', () => samplePerson('visitor'));
const offline = failContract('usersRead', 'offline');

/** Says that the request for the user has failed. */
function Failed() {
  return useCurrentUser().failed && <p>Not reached</p>;
}

function open(address: string, asked: HttpHandler) {
  answerWith(asked);
  window.history.pushState(null, '', address);
  render(
    <StoreProvider store={createStore()}>
      <BrowserRouter>
        <SiteHeader overPicture={false} search={search} />
        <Failed />
      </BrowserRouter>
    </StoreProvider>,
  );
}
const logIn = () => screen.queryByRole('link', { name: 'Log in' });

test('a visitor can log in', async () => {
  open('/coaches', visitor);
  await waitFor(() => expect(logIn()).toBeVisible());
});

test('a user who was logged in is not offered a log-in while the network is away', async () => {
  document.cookie = `${cookies.loggedIn.name}=1`;
  open('/coaches', offline);
  await screen.findByText('Not reached');
  expect(logIn()).toBeNull();
});

test('a visitor is offered one even then', async () => {
  open('/coaches', offline);
  await screen.findByText('Not reached');
  expect(logIn()).toBeVisible();
});

test('the cached page offers none, because it is shown to everyone who is offline', () => {
  open('/coaches?offline', visitor);
  expect(logIn()).toBeNull();
});
