import { pageAt, type CallAnalytics } from '@greenroom/contracts';

interface CallSurroundings {
  conversationId: string;
  /** The call page's own URL, from the path on. */
  address: string;
  /** URL of the previous page, if any. */
  cameFrom: string | undefined;
  /** The content shown on the previous page. */
  content?: { uuid: string; title: string } | undefined;
}

/**
 * Returns the analytics state of a call (specification, section 3): what led to it and the page it was started from.
 * Unknown parts are null.
 */
export function callAnalytics({ conversationId, address, cameFrom, content }: CallSurroundings): CallAnalytics {
  const here = new URL(address, base);
  const before = cameFrom === undefined ? undefined : new URL(cameFrom, base);
  const recommended = (url: URL | undefined) => uuidIn(url, 'recommendation_id');
  const page = pageAt((before ?? here).pathname) ?? null;
  return {
    conversationId,
    recommendationId: recommended(here) ?? recommended(before),
    recommendationIdContents: page === 'libraryItem' ? recommended(before) : null,
    userTriggerMessageId: uuidIn(here, 'message'),
    currentPage: page,
    currentTab: (before ?? here).searchParams.get('tab'),
    currentCategoryTab: (before ?? here).searchParams.get('category'),
    currentContentTitle: content?.title ?? null,
    currentContentUuid: content?.uuid ?? null,
  };
}

/** Base for URLs without an origin. */
const base = 'http://page';
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns a query parameter if it is a UUID; URLs can be written by anybody, so other values are dropped. */
function uuidIn(url: URL | undefined, name: string): string | null {
  const value = url?.searchParams.get(name) ?? '';
  return uuidShape.test(value) ? value : null;
}
