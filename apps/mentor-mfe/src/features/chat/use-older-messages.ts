import { useCallback, useRef, useState } from 'react';
import { useDispatch, type Store } from '@greenroom/api-client';
import { bounds } from '@greenroom/contracts';
import { olderPageArrived, useLazyChatReadQuery } from './chat-api.ts';

export type Older = 'none' | 'waiting' | 'loading' | 'failed';

interface OlderMessages {
  older: Older;
  loadOlder(): void;
  /** Loads older pages until a position is loaded. Resolves to whether it is. */
  loadBackTo(position: number): Promise<boolean>;
}

/** Loads the pages before the one on screen, one at a time. */
export function useOlderMessages(conversationUuid: string, cursor: number | null): OlderMessages {
  const dispatch = useDispatch<Store['dispatch']>();
  const [read] = useLazyChatReadQuery();
  const [attempt, setAttempt] = useState<{ cursor: number; state: 'loading' | 'failed' }>();
  const busy = useRef(false);
  const current = attempt?.cursor === cursor ? attempt.state : 'waiting';
  const older: Older = cursor === null ? 'none' : current;

  const readBefore = useCallback(
    async (from: number, limit?: number) => {
      setAttempt({ cursor: from, state: 'loading' });
      const { data } = await read({ query: { conversationUuid, cursor: from, ...(limit && { limit }) } });
      if (data) dispatch(olderPageArrived(data));
      else setAttempt({ cursor: from, state: 'failed' });
      return data;
    },
    [conversationUuid, dispatch, read],
  );

  const loadOlder = () => {
    if (cursor === null || busy.current) return;
    busy.current = true;
    void readBefore(cursor, bounds.chatPage.max).finally(() => (busy.current = false));
  };

  const loadBackTo = useCallback(
    async (position: number) => {
      if (busy.current) return false;
      busy.current = true;
      try {
        for (let before = cursor; before !== null && before > position;) {
          const page = await readBefore(before, bounds.chatPage.max);
          if (!page) return false;
          before = page.cursor;
        }
        return true;
      } finally {
        busy.current = false;
      }
    },
    [cursor, readBefore],
  );

  return { older, loadOlder, loadBackTo };
}
