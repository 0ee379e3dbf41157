import { paths, readPath } from '@greenroom/contracts';
import { useFetchedContent } from './library-content-api.ts';

/** Returns the library item at a URL if it is cached; does not fetch it. */
export function useContentAt(address: string | undefined): { uuid: string; title: string } | undefined {
  const path = address?.split('?')[0];
  const { instructorSlug, itemSlug } = (path !== undefined && readPath(paths.libraryItem, path)) || {};
  const skip = instructorSlug === undefined || itemSlug === undefined;
  const params = { instructorSlug: instructorSlug ?? '', contentUuid: itemSlug ?? '' };
  const { data } = useFetchedContent({ params }, { skip });
  return data && { uuid: data.uuid, title: data.title };
}
