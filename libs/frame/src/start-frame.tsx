import { createRoot } from 'react-dom/client';
import { createStore } from '@greenroom/api-client';
import { mockContract, samplePerson, type MockHandler, type PersonKind } from '@greenroom/api-client/testing';
import { startMocks } from '@greenroom/api-client/testing/browser';
import type { CurrentUser } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';
import { activateLocale, currentLocale } from '@greenroom/i18n';
import { documentStyles } from '@greenroom/shared-ui';
import { readLocale, readPerson, readTheme } from './frame-choices.ts';
import { Frame } from './frame.tsx';
import { frameBarHeight } from './frame-bar.tsx';

export interface FrameOptions {
  /** The remote's name, `mentor-mfe`. */
  name: string;
  routes: readonly RemoteRoute[];
  /** Mocks of the API except for the current user, which the frame's switch chooses; they may depend on that user. */
  mocks: readonly MockHandler[] | ((person: CurrentUser, kind: PersonKind) => readonly MockHandler[]);
  /** Messages to load before anything is rendered. */
  messages?: { load(): Promise<void> };
  /** Values for route parameters in the bar's links, by name. */
  examples?: Record<string, string>;
}

/** Renders a remote alone in the page: its routes, on mocked data, with a list of them at the root. */
export async function startFrame({ name, routes, mocks, messages, examples = {} }: FrameOptions): Promise<void> {
  activateLocale(readLocale());
  document.documentElement.lang = currentLocale();
  document.documentElement.dataset.theme = readTheme();
  addStyles(`${documentStyles}\n:root { --room-top: ${frameBarHeight}px; }`);
  const kind = readPerson(window.location.search);
  const person = samplePerson(kind);
  const others = typeof mocks === 'function' ? mocks(person, kind) : mocks;
  await Promise.all([startMocks([mockContract('usersRead', () => person), ...others]), messages?.load()]);
  createRoot(document.getElementById('root')!).render(
    <Frame name={name} routes={routes} examples={examples} store={createStore()} />,
  );
}

function addStyles(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
