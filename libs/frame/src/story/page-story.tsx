import { Suspense, type ReactNode } from 'react';
import { createStore, StoreProvider } from '@greenroom/api-client';
import { mockContract, samplePerson, type MockHandler, type PersonKind } from '@greenroom/api-client/testing';
import { startMocks } from '@greenroom/api-client/testing/browser';
import { ConversationProvider } from '@greenroom/conversation';
import type { RemoteRoute } from '@greenroom/federation';
import { Screens } from '@greenroom/federation/browser';
import { activateLocale } from '@greenroom/i18n';
import { MemoryRouter } from '@greenroom/navigation/testing';

export interface PageStory {
  routes: readonly RemoteRoute[];
  /** The page's address within the site. */
  address: string;
  /** What answers in the API's stead, beside the current user. */
  mocks: readonly MockHandler[];
  /** Who looks; by default a visitor. */
  person?: PersonKind;
  /** Messages to have before anything is drawn. */
  messages?: { load(): Promise<void> };
}

/** What Storybook takes as a story. */
export interface StoryOfPage {
  loaders: (() => Promise<object>)[];
  render: () => ReactNode;
}

/** A page of a remote as a story. Storybook serves the mocks' service worker at its root. */
export function pageStory({ routes, address, mocks, person = 'visitor', messages }: PageStory): StoryOfPage {
  return {
    loaders: [
      async () => {
        activateLocale('en');
        const user = mockContract('usersRead', () => samplePerson(person));
        await Promise.all([startMocks([user, ...mocks], 'mockServiceWorker.js'), messages?.load()]);
        return {};
      },
    ],
    render: () => (
      <StoreProvider store={createStore()}>
        <MemoryRouter initialEntries={[address]}>
          <ConversationProvider>
            <Suspense>
              <Screens routes={routes} />
            </Suspense>
          </ConversationProvider>
        </MemoryRouter>
      </StoreProvider>
    ),
  };
}
