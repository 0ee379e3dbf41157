import { paths, readPath } from '@greenroom/contracts';
import { useFetchedContent } from './library-content-api.ts';

/** The library item at an address, where it has been read there; it is not fetched. */
export function useContentAt(address: string | undefined): { uuid: string; title: string } | undefined {
  const path = address?.split('?')[0];
  const { instructorSlug, itemSlug } = (path !== undefined && readPath(paths.libraryItem, path)) || {};
  const skip = instructorSlug === undefined || itemSlug === undefined;
  const params = { instructorSlug: instructorSlug ?? '', contentUuid: itemSlug ?? '' };
  const { data } = useFetchedContent({ params }, { skip });
  return data && { uuid: data.uuid, title: data.title };
}
