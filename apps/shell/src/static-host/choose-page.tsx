import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { chooseLocale, cookies, localeTag } from '@greenroom/contracts';
import type { PageState, UnchosenState } from '@greenroom/federation';
import { chooseHere, readCookie } from '@greenroom/federation/browser/choose-here';
import { activateLocale } from '@greenroom/i18n';
import { emotionKey } from '../document/emotion-key.ts';
import { messages } from '../messages/index.ts';
import { ErrorPage } from '../pages/error-page.tsx';

/**
 * Chooses the language and the releases, as the server does elsewhere. If no release can be trusted, shows the error
 * page and returns undefined.
 */
export async function choosePage(unchosen: UnchosenState): Promise<PageState | undefined> {
  const locale = chooseLocale(readCookie(cookies.locale.name), navigator.languages.join(','));
  document.documentElement.lang = localeTag[locale];
  activateLocale(locale);
  // Reported, never swallowed; the page continues with the last valid registry.
  const manifest = await chooseHere(unchosen, (cause) => console.error(cause));
  if (manifest) return { locale, found: true, written: false, manifest, replies: [] };
  await messages.load();
  createRoot(document.getElementById('root')!).render(
    <CacheProvider value={createCache({ key: emotionKey })}>
      <ErrorPage />
    </CacheProvider>,
  );
  return undefined;
}
