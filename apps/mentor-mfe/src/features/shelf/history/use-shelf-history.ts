import { bounds } from '@greenroom/contracts';
import { useLibraryHistoryQuery } from '../../../shared/history/index.ts';

/** All that became of a shelf, asked for once for all of its rows; anew for each visit. */
export function useShelfHistory(instructorSlug: string) {
  const asked = { params: { instructorSlug }, query: { pageSize: bounds.pageSize.max } };
  return useLibraryHistoryQuery(asked, { refetchOnMountOrArgChange: 1 });
}
