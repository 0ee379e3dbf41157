import { localeTag } from '@greenroom/contracts';
import { filesOfEveryPage, ownerOf, pageStateId, type DocumentInput, type PageState } from '@greenroom/federation';
import type { messages } from '../messages/index.ts';
import { isKeptPage } from '../pages/offline-parameter.ts';
import type { DrawnPage } from './draw-page.tsx';
import { emotionKey } from './emotion-key.ts';
import { escapeHtml, jsonForHtml } from './escape-html.ts';
import { headTags } from './head.ts';
import { manifestTag, siteStyles, siteTags } from './site-tags.ts';
import { startNoticeId, watchStart } from '../start-watch/watch-start.ts';
import { announcementsScript } from '../announcements/announcements-script.ts';
import { writeAnnouncements } from '../announcements/write-announcements.ts';
import { noteEarlyPresses } from '../early-presses/note-early-presses.ts';

/**
 * Keeps the browser from painting until it has parsed the page's content: a row painted without its last button wraps
 * when that arrives. The element named is the first after the content, since naming the content's own element waits
 * only for its start tag. https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const paintWhole = `<link rel="expect" href="#${pageStateId}" blocking="render">`;

/** Assembles a page's HTML. */
export function htmlOf(input: DocumentInput, page: DrawnPage, t: typeof messages.text): string {
  const { locale, theme, nonce } = input;
  const { body, styles, head, preloads, written } = page;
  const legible = written || ownerOf(new URL(input.url, input.siteUrl).pathname, [input.shell]) !== undefined;
  return `<!doctype html>
<html lang="${localeTag[locale]}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
${paintWhole}
${headTags(input, head, t)}
${siteTags}
${manifestTag(locale)}
${preloads}
${scriptPreloads(input, legible)}
<style nonce="${nonce}">${siteStyles}</style>
${styles.map(({ ids, css }) => `<style nonce="${nonce}" data-emotion="${emotionKey} ${ids.join(' ')}">${css}</style>`).join('\n')}
</head>
<body>
${announced(input)}
<div id="root">${body}</div>
<script type="application/json" id="${pageStateId}">${jsonForHtml(pageState(input, written))}</script>
${scripts(input, t)}
</body>
</html>
`;
}

/** Announcements above the page; not on the page that the service worker keeps, since they end. */
function announced(input: DocumentInput): string {
  if (isKeptPage(input)) return '';
  return `${writeAnnouncements(input.announcements, input.locale)}
<script nonce="${input.nonce}">${announcementsScript}</script>`;
}

/**
 * Returns preload tags for the shell's first files, then the remote's, before any script requests them. A hint only
 * works if its request matches the later one in integrity and mode. If the page is readable without scripts, they are
 * loaded after its fonts and pictures.
 */
function scriptPreloads({ shell, shellUrl, preload, locale, nonce }: DocumentInput, legible: boolean): string {
  const own = [...filesOfEveryPage(shell), ...shell.messages[locale]].map((file) => ({
    url: shellUrl + file,
    integrity: shell.files[file]?.integrity ?? '',
  }));
  const wanted = new Map([...own, ...preload].filter(({ url }) => isReleased(url)).map((file) => [file.url, file]));
  return [...wanted.values()]
    .map(
      ({ url, integrity }) =>
        `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"${legible ? ' fetchpriority="low"' : ''}>`,
    )
    .join('\n');
}

/** Files of a development server change under the same name: they get no hints and no integrity. */
const isReleased = (url: string) => /^(\/|https:)/.test(url);

function scripts(input: DocumentInput, t: typeof messages.text): string {
  const { shell, shellUrl, nonce } = input;
  // The service worker shows this page at any URL: scripts would try to render that URL's page.
  if (isKeptPage(input)) return '';
  const url = shellUrl + shell.entry;
  const integrity = isReleased(url) ? ` integrity="${shell.files[shell.entry]?.integrity}"` : '';
  return `<script nonce="${nonce}">${noteEarlyPresses}</script>
${startNotice(input, t)}
<script src="${url}"${integrity} crossorigin="anonymous" nonce="${nonce}" data-entry async></script>
<script nonce="${nonce}">${watchStart}</script>`;
}

/**
 * A notice shown when the page's scripts fail to load. It names the release if this page reports how releases perform.
 */
function startNotice({ shell, manifest }: DocumentInput, t: typeof messages.text): string {
  const release = manifest.watched
    ? ` data-app="${shell.name}" data-version="${shell.version}" data-document="${manifest.watched}"`
    : '';
  const [text, again] = [escapeHtml(t('notStarted')), escapeHtml(t('notStarted.again'))];
  return `<div id="${startNoticeId}" role="alert" hidden${release}><p>${text}</p><button type="button">${again}</button></div>`;
}

function pageState({ locale, found, manifest, replies }: DocumentInput, written: boolean): PageState {
  return { locale, found, written, manifest, replies };
}
