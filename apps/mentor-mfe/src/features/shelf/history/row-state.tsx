import type { ReactNode } from 'react';
import { useInBrowser } from '@greenroom/shared-ui';
import { EntryState } from '../../../shared/history/index.ts';
import { useShelfHistory } from './use-shelf-history.ts';

/**
 * Beside an item of the shelf: what became of it, where something did. The server knows nothing of that, and rows are
 * taken over one by one: the answer may be there before the last of them.
 */
export function RowState({ instructorSlug, uuid }: { instructorSlug: string; uuid: string }): ReactNode {
  const { data } = useShelfHistory(instructorSlug);
  const takenOver = useInBrowser();
  const entry = takenOver && data?.entries.find(({ content }) => content.uuid === uuid);
  return entry ? <EntryState entry={entry} /> : null;
}
