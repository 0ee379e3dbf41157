import { getResponse, HttpHandler, type RequestHandler } from 'msw';
import { Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createStore, StoreProvider } from '@greenroom/api-client';
import { mockContract, samplePerson, type MockHandler, type PersonKind } from '@greenroom/api-client/testing';
import { ConversationProvider } from '@greenroom/conversation';
import type { RemoteRoute } from '@greenroom/federation';
import { Screens } from '@greenroom/federation/browser';
import { activateLocale } from '@greenroom/i18n';
import { MemoryRouter } from '@greenroom/navigation/in-memory';
import { SlowAfter } from '@greenroom/shared-ui';
import { handlersOf, pageStates, type PageState } from './page-states.ts';

interface PageOfStories {
  routes: readonly RemoteRoute[];
  address: string;
  person?: PersonKind;
  /** Mocks of the API for the state with data. */
  mocks(): readonly MockHandler[];
  /** Mocks that come before these for the state without data. */
  empty?(): readonly MockHandler[];
  /** Messages to load before anything is rendered. */
  messages?: { load(): Promise<void> };
}

interface Story {
  render(): ReactElement;
}

/** Returns the stories of a page, one for each of its states. */
export function pageStories(page: PageOfStories): Record<PageState, Story> {
  const stories = pageStates.map((state) => [
    state,
    { render: () => <PageInState key={state} {...page} state={state} /> },
  ]);
  return Object.fromEntries(stories) as Record<PageState, Story>;
}

function PageInState({ state, ...page }: PageOfStories & { state: PageState }): ReactNode {
  const [store] = useState(createStore);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    activateLocale('en');
    const { fetch } = window;
    const handlers = answersOf(page, state);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      // A service worker would answer for all stories of the document, so `fetch` is replaced instead.
      const response = await getResponse(handlers, request);
      if (response?.type === 'error') throw new TypeError('Failed to fetch');
      return response ?? fetch(input, init);
    };
    void (page.messages?.load() ?? Promise.resolve()).then(() => setLoaded(true));
    return () => {
      window.fetch = fetch;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each story has a component of its own
  }, []);
  if (!loaded) return null;
  return (
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[page.address]}>
        <ConversationProvider>
          <SlowAfter value={state === 'Slow' ? 0 : 2 ** 31 - 1}>
            <Suspense>
              <Screens routes={page.routes} />
            </Suspense>
          </SlowAfter>
        </ConversationProvider>
      </MemoryRouter>
    </StoreProvider>
  );
}

function answersOf({ person = 'signedIn', mocks, empty }: PageOfStories, state: PageState): RequestHandler[] {
  const own = [...(state === 'Empty' ? (empty?.() ?? []) : []), ...mocks()];
  return [
    ...handlersOf(state),
    mockContract('usersRead', () => samplePerson(person)),
    ...own.filter((handler) => handler instanceof HttpHandler),
  ];
}
