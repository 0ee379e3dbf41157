import type { ReactNode } from 'react';
import { useInBrowser } from '@greenroom/shared-ui';
import { EntryState } from '../../../shared/history/index.ts';
import { useLibraryHistory } from './use-library-history.ts';

/**
 * Shows an item's state beside its row, if it has one. The server renders none, and rows hydrate one by one: the data
 * may arrive before the last row hydrates.
 */
export function RowState({ instructorSlug, uuid }: { instructorSlug: string; uuid: string }): ReactNode {
  const { data } = useLibraryHistory(instructorSlug);
  const takenOver = useInBrowser();
  const entry = takenOver && data?.entries.find(({ content }) => content.uuid === uuid);
  return entry ? <EntryState entry={entry} /> : null;
}
