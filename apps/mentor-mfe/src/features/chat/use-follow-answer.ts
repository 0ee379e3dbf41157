import { useEffect, useRef, useState } from 'react';
import { countOutcome } from '@greenroom/analytics/outcomes';
import { useDispatch, type Store } from '@greenroom/api-client';
import { followAnswer } from '@greenroom/api-client/answer-events';
import type { AnswerEvent, ChatMessage } from '@greenroom/contracts';
import { answerBroke, answerEventArrived, messageChanged, useChatStopMutation } from './chat-api.ts';

/** What is to be heard of an answer, once each. */
export type AnswerNews =
  | { what: 'writing' | 'stopped' | 'failed' | 'reconnecting' | 'stop-failed' }
  | { what: 'finished'; message: ChatMessage };

interface FollowedAnswer {
  /** The connection is lost and being made again. */
  reconnecting: boolean;
  news: AnswerNews | undefined;
  /** Holds the answer where it is on screen; there while one is being written and not stopped yet. */
  stop: (() => void) | undefined;
}

const newsOf = (event: AnswerEvent): AnswerNews | undefined => {
  if (event.type === 'finished') return { what: 'finished', message: event.message };
  return event.type === 'stopped' || event.type === 'failed' ? { what: event.type } : undefined;
};

/**
 * Follows the answer that is being written, from its first event on: what a page had of it before may be of any age,
 * so it is let go and told again. A stop ends the following at once, so that what is on screen is what stays;
 * where the stop does not reach the server, the answer goes on from there.
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
    // Where a message was removed, the answer that says so is whole at once: there is nothing to follow.
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
