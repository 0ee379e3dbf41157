import { localeTag, paths } from '@greenroom/contracts';
import { pageStateId, type DocumentInput, type PageState } from '@greenroom/federation';
import { documentStyles, fontFiles } from '@greenroom/shared-ui';
import type { messages } from '../messages/index.ts';
import { offlineParameter } from '../pages/offline-parameter.ts';
import { emotionKey } from './emotion-key.ts';

interface Styles {
  ids: string[];
  css: string;
}

/** Puts a page's parts together. */
export function htmlOf(input: DocumentInput, body: string, styles: Styles[], t: typeof messages.text): string {
  const { locale, theme, nonce, siteUrl, url } = input;
  const { pathname } = new URL(url, siteUrl);
  return `<!doctype html>
<html lang="${localeTag[locale]}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${pathname === paths.root ? `${escapeHtml(t('landing.title'))} · Greenroom` : 'Greenroom'}</title>
<meta name="description" content="${escapeHtml(t('landing.lead'))}">
<link rel="canonical" href="${escapeHtml(siteUrl + pathname)}">
<meta name="color-scheme" content="dark light">
<meta name="theme-color" content="#14110e" media="(prefers-color-scheme: dark)">
<meta name="theme-color" content="#f5f2ec" media="(prefers-color-scheme: light)">
<link rel="icon" href="/assets/icons/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/assets/icons/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
${[fontFiles.text, fontFiles.display].map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`).join('\n')}
${scriptPreloads(input)}
<style nonce="${nonce}">${documentStyles}${rootStyles}</style>
${styles.map(({ ids, css }) => `<style nonce="${nonce}" data-emotion="${emotionKey} ${ids.join(' ')}">${css}</style>`).join('\n')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${pageStateId}">${jsonForHtml(pageState(input))}</script>
${entryScript(input)}
</body>
</html>
`;
}

/** The footer stands at the foot of the window, however short the page. */
const rootStyles = '#root { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; }';

/** The shell's own first files, then the remote's: all that the page will ask for is named before it asks. */
function scriptPreloads({ shell, shellUrl, preload, locale }: DocumentInput): string {
  const own = [...(shell.pages[0]?.files ?? []), ...shell.messages[locale]].map((file) => shellUrl + file);
  const wanted = new Set([...own, ...preload.map(({ url }) => url)]);
  // A development server's files are asked for in another way than a hint would: they come without.
  const ours = [...wanted].filter((url) => url.startsWith('/'));
  return ours.map((url) => `<link rel="preload" as="script" href="${url}">`).join('\n');
}

function entryScript({ shell, shellUrl, nonce, url: pageUrl, siteUrl }: DocumentInput): string {
  // Kept by the service worker and shown under any address: scripts would look for that address's page.
  if (new URL(pageUrl, siteUrl).searchParams.has(offlineParameter)) return '';
  const url = shellUrl + shell.entry;
  // A development server's files change under their names.
  const integrity = url.startsWith('/') ? ` integrity="${shell.files[shell.entry]?.integrity}"` : '';
  return `<script src="${url}"${integrity} crossorigin="anonymous" nonce="${nonce}" async></script>`;
}

function pageState({ locale, found, manifest, replies }: DocumentInput): PageState {
  return { locale, found, manifest, replies };
}

/** JSON that no text within can end early. */
const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
