import { pageAt, type CallAnalytics } from '@greenroom/contracts';

interface CallSurroundings {
  conversationId: string;
  /** The call's own address, from its path on. */
  address: string;
  /** The address of the page before it, if there was one. */
  cameFrom: string | undefined;
  /** What was read on that page. */
  content?: { uuid: string; title: string } | undefined;
}

/**
 * The analytics state that goes with a call (specification, section 3): what led to it, and the page it was started
 * from. A part that is not known is null.
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

/** For addresses without an origin. */
const base = 'http://page';
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Anybody can write an address: what is no id does not go along. */
function uuidIn(url: URL | undefined, name: string): string | null {
  const value = url?.searchParams.get(name) ?? '';
  return uuidShape.test(value) ? value : null;
}
