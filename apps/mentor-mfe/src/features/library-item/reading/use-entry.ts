import { useRef, useState } from 'react';
import type { Content, Reply, RequestOf } from '@greenroom/contracts';
import { useLibraryHistoryKeepMutation } from '../../../shared/history/index.ts';

type Entry = Reply<'libraryHistoryKeep'>;
type Change = Omit<RequestOf<'libraryHistoryKeep'>['body'], 'contentUuid'>;

interface KeptEntry {
  /** The newest known state; undefined until the first response. */
  entry: Entry | undefined;
  /** Whether the newest save failed. */
  failed: boolean;
  /** Saves a change after those before it, so that the last response is the newest state. */
  keep(change: Change): Promise<void>;
}

/** The history entry of an item, and how to change it. */
export function useEntry({ uuid: contentUuid, instructorSlug }: Content): KeptEntry {
  const [send] = useLibraryHistoryKeepMutation();
  const [entry, setEntry] = useState<Entry>();
  const [failed, setFailed] = useState(false);
  const last = useRef<Promise<void>>(Promise.resolve());
  const keep = (change: Change) => {
    last.current = last.current.then(async () => {
      const { data } = await send({ params: { instructorSlug }, body: { contentUuid, ...change } });
      if (data) setEntry(data);
      setFailed(!data);
    });
    return last.current;
  };
  return { entry, failed, keep };
}
