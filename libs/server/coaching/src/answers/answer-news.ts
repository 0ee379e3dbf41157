import { noOtherInstances, type Notifications } from '@greenroom/database';
import type { StoredAnswerEvent } from '../domain/stored-answer.ts';

/** Events stored in an answer's log, with consecutive ids from the first. */
export interface Written {
  firstId: number;
  events: readonly StoredAnswerEvent[];
}

/**
 * Notifies readers of new events in an answer's log: those of this process directly, those of other instances by a
 * notification that names the answer and carries no content.
 */
export interface AnswerNews {
  /** @param written saves the readers of this process from reading the log */
  tell(answerUuid: string, written?: Written): void;
  /** @param signal ends the subscription */
  subscribe(answerUuid: string, signal: AbortSignal): Subscription;
}

export interface Subscription {
  /** Resolves at once if news arrived since the last call, else with the next news, after `ms`, or on abort. */
  news(ms: number): Promise<void>;
  /** Returns the announced events after `after` if they are known without a gap; otherwise the log has to be read. */
  take(after: number): Numbered[] | undefined;
  end(): void;
}

export interface Numbered {
  id: number;
  event: StoredAnswerEvent;
}

/** Maximum events buffered for a reader; a reader further behind reads the log. */
const mostKept = 200;

export function createAnswerNews(notifications: Notifications = noOtherInstances): AnswerNews {
  const listeners = new Map<string, Set<(written?: Written) => void>>();
  const tellHere = (answerUuid: string, written?: Written) =>
    listeners.get(answerUuid)?.forEach((listener) => listener(written));
  notifications.listen('answers', (answerUuid) => {
    for (const one of answerUuid === undefined ? listeners.keys() : [answerUuid]) tellHere(one);
  });
  return {
    tell(answerUuid, written) {
      tellHere(answerUuid, written);
      notifications.notify('answers', answerUuid);
    },
    subscribe(answerUuid, signal) {
      let unread = false;
      let kept: Numbered[] = [];
      let wake = () => {};
      const listener = (written?: Written) => {
        unread = true;
        if (kept.length >= mostKept) kept = [];
        written?.events.forEach((event, index) => kept.push({ id: written.firstId + index, event }));
        wake();
      };
      const onAbort = () => wake();
      signal.addEventListener('abort', onAbort, { once: true });
      const ofAnswer = listeners.get(answerUuid) ?? new Set();
      listeners.set(answerUuid, ofAnswer.add(listener));
      return {
        async news(ms) {
          if (!unread && !signal.aborted) {
            await new Promise<void>((resolve) => {
              wake = () => {
                clearTimeout(timer);
                resolve();
              };
              const timer = setTimeout(wake, ms);
            });
          }
          unread = false;
        },
        take(after) {
          const next = kept.filter(({ id }) => id > after);
          kept = [];
          const whole = next.length > 0 && next.every(({ id }, index) => id === after + 1 + index);
          return whole ? next : undefined;
        },
        end() {
          signal.removeEventListener('abort', onAbort);
          ofAnswer.delete(listener);
          if (ofAnswer.size === 0) listeners.delete(answerUuid);
        },
      };
    },
  };
}
