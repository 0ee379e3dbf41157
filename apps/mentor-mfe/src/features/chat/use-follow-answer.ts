import { useEffect, useState } from 'react';
import { followAnswer, useDispatch, type Store } from '@greenroom/api-client';
import type { AnswerEvent, ChatMessage } from '@greenroom/contracts';
import { answerBroke, answerEventArrived } from './chat-api.ts';

interface FollowedAnswer {
  /** The connection is lost and being made again. */
  reconnecting: boolean;
  /** The answer that was finished on this page last, to be read aloud once. */
  finished: ChatMessage | undefined;
}

/**
 * Follows the answer that is being written, from its first event on: what a page had of it before may be of any age,
 * so it is let go and told again.
 */
export function useFollowAnswer(conversationUuid: string, messages: readonly ChatMessage[]): FollowedAnswer {
  const dispatch = useDispatch<Store['dispatch']>();
  const [reconnecting, setReconnecting] = useState(false);
  const [finished, setFinished] = useState<ChatMessage>();
  const answerUuid = messages.findLast(({ status }) => status === 'writing')?.uuid;

  useEffect(() => {
    if (answerUuid === undefined) return;
    const abort = new AbortController();
    const apply = (event: AnswerEvent) => {
      if (abort.signal.aborted) return;
      dispatch(answerEventArrived(conversationUuid, answerUuid, event));
      if (event.type === 'finished') setFinished(event.message);
    };
    apply({ type: 'restarted' });
    followAnswer({
      answerUuid,
      signal: abort.signal,
      onEvent: apply,
      onConnection: (state) => setReconnecting(state === 'lost'),
    }).catch(() => dispatch(answerBroke(conversationUuid, answerUuid)));
    return () => {
      abort.abort();
      setReconnecting(false);
    };
  }, [answerUuid, conversationUuid, dispatch]);

  return { reconnecting, finished };
}
