import { type EventProperties, pageAt, type PageName, paths, readPath } from '@greenroom/contracts';

/** Pages whose `uuid` is a conversation's; elsewhere it is a role-play session's. */
const ofConversation: readonly (PageName | undefined)[] = ['feedback', 'meetingsFeedback'];

/** Returns what persona events say about the page at an address. */
export function personaPage(url: string): EventProperties<'Persona Viewed'> {
  const { pathname, searchParams } = new URL(url);
  const page = pageAt(pathname);
  const named = page === undefined ? {} : (readPath(paths[page], pathname) ?? {});
  const found = {
    instructor_slug: named['instructorSlug'] ?? searchParams.get('instructor'),
    conversation_id:
      searchParams.get('conversation') ??
      searchParams.get('conversation_uuid') ??
      (ofConversation.includes(page) ? searchParams.get('uuid') : null),
    category_slug: named['categorySlug'] ?? searchParams.get('category_slug'),
    page_source: searchParams.get('page_source'),
  };
  const given = Object.entries(found).filter(([, value]) => typeof value === 'string');
  return { page: page ?? 'other', ...Object.fromEntries(given) };
}

/**
 * Returns the properties of a page view, including its recommendation. Events about items on the page leave that out.
 */
export function viewedPage(url: string): EventProperties<'Persona Viewed'> {
  const recommendation = new URL(url).searchParams.get('recommendation_id');
  return { ...personaPage(url), ...(recommendation !== null && { recommendation_id: recommendation }) };
}
