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

/**
 * Renders the HTML of a page. One at a time, because the active language is module state and a page takes only
 * milliseconds.
 */
export function renderDocument(input: DocumentInput, failed: (cause: unknown) => void): Promise<string> {
  const written = turn.then(() => write(input, failed));
  turn = written.catch(() => {});
  return written;
}

async function write(given: DocumentInput, failed: (cause: unknown) => void): Promise<string> {
  // Kept for later users, so it must not name the one who requested it.
  const input = isKeptPage(given) ? { ...given, replies: [] } : given;
  activateLocale(input.locale);
  // A page loaded in one language is rendered in the other as well.
  await Promise.all([messages.load(), landingMessages.load()]);
  await loadOwnPage(new URL(input.url, input.siteUrl).pathname, input.manifest);
  const ofRemote = await drawRemotePage(input).catch((cause: unknown) => {
    failed(cause);
    return undefined;
  });
  const drawn = ofRemote ?? (await drawPage({ ...input, routes: undefined }, failed));
  return htmlOf(input, drawn, messages.text);
}

/** Renders the page with its remote's screen. Rejects if the screen throws or does not finish. */
async function drawRemotePage({ routes = [], ...input }: DocumentInput) {
  const { pathname } = new URL(input.url, input.siteUrl);
  const route = ownerOf(pathname, [{ pages: routes }])?.page;
  if (!route?.server) return undefined;
  // Loaded first, so that its endpoints are in the API before the store is created.
  await route.load();
  const failures: unknown[] = [];
  const drawn = await drawPage({ ...input, routes }, (cause) => void failures.push(cause));
  if (failures.length > 0) throw failures[0];
  return drawn;
}
