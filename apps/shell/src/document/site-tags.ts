import { documentStyles, fontFiles } from '@greenroom/shared-ui';

const fontHints = [fontFiles.text, fontFiles.display].map(
  (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
);

/** What is in the head of every page. */
export const siteTags = [
  '<meta name="color-scheme" content="dark light">',
  '<meta name="theme-color" content="#14110e" media="(prefers-color-scheme: dark)">',
  '<meta name="theme-color" content="#f5f2ec" media="(prefers-color-scheme: light)">',
  '<link rel="icon" href="/assets/icons/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/assets/icons/icon-192.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  ...fontHints,
].join('\n');

/** The footer stands at the foot of the window, however short the page. */
const rootStyles = '#root { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; }';

/** The styles of every page: tokens, elements, fonts. */
export const siteStyles = documentStyles + rootStyles;
