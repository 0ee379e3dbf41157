import type { ReactNode } from 'react';
import { EntryState } from '../../../shared/history/index.ts';
import { useShelfHistory } from './use-shelf-history.ts';

/** Beside an item of the shelf: what became of it, where something did. */
export function RowState({ instructorSlug, uuid }: { instructorSlug: string; uuid: string }): ReactNode {
  const { data } = useShelfHistory(instructorSlug);
  const entry = data?.entries.find(({ content }) => content.uuid === uuid);
  return entry ? <EntryState entry={entry} /> : null;
}
