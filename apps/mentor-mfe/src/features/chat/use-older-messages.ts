import { useState } from 'react';
import { useDispatch, type Store } from '@greenroom/api-client';
import { olderPageArrived, useLazyChatReadQuery } from './chat-api.ts';

type Older = 'none' | 'waiting' | 'loading' | 'failed';

/** The pages before the one on screen, one at a time. */
export function useOlderMessages(conversationUuid: string, cursor: number | null): { older: Older; loadOlder(): void } {
  const dispatch = useDispatch<Store['dispatch']>();
  const [read] = useLazyChatReadQuery();
  const [attempt, setAttempt] = useState<{ cursor: number; state: 'loading' | 'failed' }>();
  const current = attempt?.cursor === cursor ? attempt.state : 'waiting';
  const older: Older = cursor === null ? 'none' : current;

  const loadOlder = () => {
    if (cursor === null || older === 'loading') return;
    setAttempt({ cursor, state: 'loading' });
    void read({ query: { conversationUuid, cursor } }).then(({ data }) => {
      if (data) dispatch(olderPageArrived(data));
      else setAttempt({ cursor, state: 'failed' });
    });
  };

  return { older, loadOlder };
}
