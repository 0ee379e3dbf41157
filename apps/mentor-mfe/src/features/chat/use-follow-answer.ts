import { useEffect, useRef, useState } from 'react';
import { countOutcome } from '@greenroom/analytics/outcomes';
import { useDispatch, type Store } from '@greenroom/api-client';
import { followAnswer } from '@greenroom/api-client/answer-events';
import type { AnswerEvent, ChatMessage } from '@greenroom/contracts';
import { answerBroke, answerEventArrived, messageChanged, useChatStopMutation } from './chat-api.ts';

/** What to announce about an answer, each once. */
export type AnswerNews =
  | { what: 'writing' | 'stopped' | 'failed' | 'reconnecting' | 'stop-failed' }
  | { what: 'finished'; message: ChatMessage };

interface FollowedAnswer {
  /** Whether the connection is lost and being restored. */
  reconnecting: boolean;
  news: AnswerNews | undefined;
  /** Stops the answer at the text on screen; undefined when none is in progress or it is already being stopped. */
  stop: (() => void) | undefined;
}

const newsOf = (event: AnswerEvent): AnswerNews | undefined => {
  if (event.type === 'finished') return { what: 'finished', message: event.message };
  return event.type === 'stopped' || event.type === 'failed' ? { what: event.type } : undefined;
};

/**
 * Follows the answer in progress. Starts from its first event, because the text on screen may be outdated. A stop ends
 * following at once, so that the text on screen stays; if the stop fails to reach the server, the answer continues
 * from there.
 */
export function useFollowAnswer(conversationUuid: string, messages: readonly ChatMessage[]): FollowedAnswer {
  const dispatch = useDispatch<Store['dispatch']>();
  const [reconnecting, setReconnecting] = useState(false);
  const [news, setNews] = useState<AnswerNews>();
  const [stopping, setStopping] = useState<string>();
  const [sendStop] = useChatStopMutation();
  const seen = useRef({ answerUuid: '', id: 0 });
  const answerUuid = messages.findLast(({ status }) => status === 'writing')?.uuid;
  const held = answerUuid !== undefined && stopping === answerUuid;

  useEffect(() => {
    if (answerUuid === undefined || held) return;
    const abort = new AbortController();
    const apply = (event: AnswerEvent, id: number) => {
      if (abort.signal.aborted) return;
      seen.current = { answerUuid, id };
      dispatch(answerEventArrived(conversationUuid, answerUuid, event));
      const heard = newsOf(event);
      if (heard) setNews(heard);
      if (event.type === 'finished' || event.type === 'failed') countOutcome('answered', event.type === 'finished');
    };
    if (seen.current.answerUuid !== answerUuid) {
      apply({ type: 'restarted' }, 0);
      setNews({ what: 'writing' });
    }
    followAnswer({
      answerUuid,
      after: seen.current.id,
      signal: abort.signal,
      onEvent: apply,
      onConnection: (state) => {
        setReconnecting(state === 'lost');
        setNews({ what: state === 'lost' ? 'reconnecting' : 'writing' });
      },
    }).catch(() => {
      dispatch(answerBroke(conversationUuid, answerUuid));
      setNews({ what: 'failed' });
      countOutcome('answered', false);
    });
    return () => {
      abort.abort();
      setReconnecting(false);
    };
  }, [answerUuid, held, conversationUuid, dispatch]);

  const last = messages.at(-1);
  const known = useRef(last?.uuid);
  useEffect(() => {
    const isNew = last !== undefined && last.uuid !== known.current;
    known.current = last?.uuid;
    // After a message was removed, the answer that says so is complete at once: there is nothing to follow.
    if (isNew && last.status === 'finished' && messages.at(-2)?.status === 'removed')
      setNews({ what: 'finished', message: last });
  }, [last, messages]);

  const stop = () => {
    if (answerUuid === undefined) return;
    setStopping(answerUuid);
    void sendStop({ body: { answerUuid, after: seen.current.id } }).then(({ data }) => {
      if (data) dispatch(messageChanged(conversationUuid, data));
      setNews({ what: data ? 'stopped' : 'stop-failed' });
      setStopping(undefined);
    });
  };

  return { reconnecting, news, stop: answerUuid !== undefined && !held ? stop : undefined };
}
