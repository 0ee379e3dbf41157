import type { Locale } from '@greenroom/contracts';
import { startNoticeId } from '../start-watch/watch-start.ts';
import { announcementStyles } from '../announcements/write-announcements.ts';
import { documentStyles, fontFiles } from '@greenroom/shared-ui';

const fontHints = [fontFiles.text, fontFiles.display].map(
  (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
);

/** Tags in the head of every page. */
export const siteTags = [
  '<meta name="color-scheme" content="dark light">',
  '<meta name="theme-color" content="#14110e" media="(prefers-color-scheme: dark)">',
  '<meta name="theme-color" content="#f5f2ec" media="(prefers-color-scheme: light)">',
  '<link rel="icon" href="/assets/icons/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/assets/icons/icon-192.png">',
  ...fontHints,
].join('\n');

/** Keeps the footer at the bottom of the window on short pages. */
const rootStyles = '#root { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; }';

/** Styles of the notice that scripts failed to load, which must not depend on scripts. */
const noticeStyles = `#${startNoticeId} {
  position: fixed; inset: auto 16px 16px; z-index: 90; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
  max-width: 640px; margin: 0 auto; padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--surface-2); color: var(--text);
}
#${startNoticeId}[hidden] { display: none; }
#${startNoticeId} p { flex: 1 1 240px; margin: 0; }
#${startNoticeId} button { min-height: 44px; padding: 0 16px; border: 1px solid currentcolor; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }
`;

/** Styles of every page: tokens, elements, fonts. */
export const siteStyles = documentStyles + rootStyles + noticeStyles + announcementStyles;

/** Returns the web app manifest tag in the reader's language. */
export const manifestTag = (locale: Locale): string =>
  `<link rel="manifest" href="${locale === 'de' ? '/assets/manifest.de.webmanifest' : '/manifest.webmanifest'}">`;
