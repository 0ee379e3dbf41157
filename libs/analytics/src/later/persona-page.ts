import { type EventProperties, pageAt, paths, readPath } from '@greenroom/contracts';

/** What persona events say of the page at an address. */
export function personaPage(url: string): EventProperties<'Persona Viewed'> {
  const { pathname, searchParams } = new URL(url);
  const page = pageAt(pathname);
  const named = page === undefined ? {} : (readPath(paths[page], pathname) ?? {});
  const found = {
    instructor_slug: named['instructorSlug'] ?? searchParams.get('instructor'),
    conversation_id: searchParams.get('conversation_uuid') ?? searchParams.get('uuid'),
    category_slug: named['categorySlug'] ?? searchParams.get('category_slug'),
    page_source: searchParams.get('page_source'),
  };
  const given = Object.entries(found).filter(([, value]) => typeof value === 'string');
  return { page: page ?? 'other', ...Object.fromEntries(given) };
}
