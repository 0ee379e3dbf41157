/** Tells readers in this process that there is something new in an answer's log. It carries no content. */
export interface AnswerNews {
  tell(answerUuid: string): void;
  subscribe(answerUuid: string): Subscription;
}

export interface Subscription {
  /** Resolves at once where there were news since it was last asked, else with the next ones, after `ms`, or on abort. */
  news(ms: number, signal: AbortSignal): Promise<void>;
  end(): void;
}

export function createAnswerNews(): AnswerNews {
  const listeners = new Map<string, Set<() => void>>();
  return {
    tell: (answerUuid) => listeners.get(answerUuid)?.forEach((listener) => listener()),
    subscribe(answerUuid) {
      let unread = false;
      let wake = () => {};
      const listener = () => {
        unread = true;
        wake();
      };
      const ofAnswer = listeners.get(answerUuid) ?? new Set();
      listeners.set(answerUuid, ofAnswer.add(listener));
      return {
        async news(ms, signal) {
          if (!unread && !signal.aborted) {
            await new Promise<void>((resolve) => {
              wake = () => {
                clearTimeout(timer);
                signal.removeEventListener('abort', wake);
                resolve();
              };
              const timer = setTimeout(wake, ms);
              signal.addEventListener('abort', wake);
            });
          }
          unread = false;
        },
        end() {
          ofAnswer.delete(listener);
          if (ofAnswer.size === 0) listeners.delete(answerUuid);
        },
      };
    },
  };
}
