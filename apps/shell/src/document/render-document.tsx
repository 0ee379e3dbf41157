import { ownerOf, type DocumentInput } from '@greenroom/federation';
import { activateLocale } from '@greenroom/i18n';
import { landingMessages } from '../landing/messages/index.ts';
import { messages } from '../messages/index.ts';
import { isKeptPage } from '../pages/offline-parameter.ts';
import { loadOwnPage } from '../site/own-page.tsx';
import { drawPage } from './draw-page.tsx';
import { htmlOf } from './html.ts';

export { provides } from './provides.ts';
export { renderStaticPages } from './static-pages.ts';

let turn: Promise<unknown> = Promise.resolve();

/** The HTML of a page. One at a time: the language is the module's, and writing a page takes a few milliseconds. */
export function renderDocument(input: DocumentInput, failed: (cause: unknown) => void): Promise<string> {
  const written = turn.then(() => write(input, failed));
  turn = written.catch(() => {});
  return written;
}

async function write(given: DocumentInput, failed: (cause: unknown) => void): Promise<string> {
  // Kept for whoever comes next: it names nobody, whoever asked for it.
  const input = isKeptPage(given) ? { ...given, replies: [] } : given;
  activateLocale(input.locale);
  // A page that was loaded in one language is written in the other as well.
  await Promise.all([messages.load(), landingMessages.load()]);
  await loadOwnPage(new URL(input.url, input.siteUrl).pathname, input.manifest);
  const ofRemote = await drawRemotePage(input).catch((cause: unknown) => {
    failed(cause);
    return undefined;
  });
  const drawn = ofRemote ?? (await drawPage({ ...input, routes: undefined }, failed));
  return htmlOf(input, drawn, messages.text);
}

/** The page with its remote's screen in it. Rejects where that throws or does not come to an end. */
async function drawRemotePage({ routes = [], ...input }: DocumentInput) {
  const { pathname } = new URL(input.url, input.siteUrl);
  const route = ownerOf(pathname, [{ pages: routes }])?.page;
  if (!route?.server) return undefined;
  // Its endpoints are in the store's API before the store is made.
  await route.load();
  const failures: unknown[] = [];
  const drawn = await drawPage({ ...input, routes }, (cause) => void failures.push(cause));
  if (failures.length > 0) throw failures[0];
  return drawn;
}
