import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createStore, StoreProvider } from '@greenroom/api-client';
import { mockContract, samplePerson, type HttpHandler, type PersonKind } from '@greenroom/api-client/testing';
import { Screens } from '@greenroom/federation/browser';
import { activateLocale } from '@greenroom/i18n';
import { BrowserRouter } from '@greenroom/navigation';
import { Suspense } from 'react';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';

const server = setupServer();

/** Call once in a test file: requests nobody answers fail the test that made them. */
export function useMockedApi(): void {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    activateLocale('en');
  });
  afterEach(() => {
    server.resetHandlers();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
}

/** From now on these answer first. */
export function answerWith(...mocks: HttpHandler[]): void {
  server.use(...mocks);
}

interface Shown {
  user: UserEvent;
  /** Leaves the page, as closing the tab does. */
  leave(): void;
}

/** Opens a page of this remote by its address, as a person would, with a store of its own. */
export async function showPage(address: string, mocks: HttpHandler[], person: PersonKind = 'visitor'): Promise<Shown> {
  answerWith(mockContract('usersRead', () => samplePerson(person)), ...mocks);
  window.history.pushState(null, '', address);
  await messages.load();
  const { unmount } = render(
    <StoreProvider store={createStore()}>
      <BrowserRouter>
        <Suspense>
          <Screens routes={routes} />
        </Suspense>
      </BrowserRouter>
    </StoreProvider>,
  );
  return { user: userEvent.setup(), leave: unmount };
}
