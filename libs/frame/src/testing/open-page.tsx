import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Suspense } from 'react';
import { createStore, StoreProvider } from '@greenroom/api-client';
import { mockContract, samplePerson, type HttpHandler, type PersonKind } from '@greenroom/api-client/testing';
import { ConversationProvider } from '@greenroom/conversation';
import type { CurrentUser } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';
import { Screens } from '@greenroom/federation/browser';
import { activateLocale } from '@greenroom/i18n';
import { BrowserRouter } from '@greenroom/navigation';

const server = setupServer();

/** Call once in a test file: requests without a mock fail, and each test begins without stored state. */
export function withMockedApi(): void {
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

/** Adds mocks that take precedence from now on. */
export function answerWith(...mocks: HttpHandler[]): void {
  server.use(...mocks);
}

export interface PageToOpen {
  routes: readonly RemoteRoute[];
  address: string;
  mocks: readonly HttpHandler[];
  person?: PersonKind | CurrentUser;
  /** Messages to load before anything is rendered. */
  messages?: { load(): Promise<void> };
}

export interface OpenedPage {
  user: UserEvent;
  /** Leaves the page, as closing the tab does. */
  leave(): void;
}

/** Opens a page of a remote by its address, with its own store. */
export async function openPage({
  routes,
  address,
  mocks,
  person = 'visitor',
  messages,
}: PageToOpen): Promise<OpenedPage> {
  answerWith(
    mockContract('usersRead', () => (typeof person === 'string' ? samplePerson(person) : person)),
    ...mocks,
  );
  window.history.pushState(null, '', address);
  await messages?.load();
  const { unmount } = render(
    <StoreProvider store={createStore()}>
      <BrowserRouter>
        <ConversationProvider>
          <Suspense>
            <Screens routes={routes} />
          </Suspense>
        </ConversationProvider>
      </BrowserRouter>
    </StoreProvider>,
  );
  return { user: userEvent.setup(), leave: unmount };
}
