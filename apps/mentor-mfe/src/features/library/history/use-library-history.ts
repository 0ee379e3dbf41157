import { bounds } from '@greenroom/contracts';
import { useLibraryHistoryQuery } from '../../../shared/history/index.ts';

/** Reads a shelf's history once for all rows, and again on each visit. */
export function useLibraryHistory(instructorSlug: string) {
  const asked = { params: { instructorSlug }, query: { pageSize: bounds.pageSize.max } };
  return useLibraryHistoryQuery(asked, { refetchOnMountOrArgChange: 1 });
}
