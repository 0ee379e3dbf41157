import type { AnswerEvent, ChatMessage } from '@greenroom/contracts';

/** Returns an answer after one of its events. */
export function answerAfter(answer: ChatMessage, event: AnswerEvent): ChatMessage {
  switch (event.type) {
    case 'delta':
      return { ...answer, text: answer.text + event.text };
    case 'recommendation':
      return { ...answer, recommendations: [...answer.recommendations, event.recommendation] };
    case 'suggestions':
      return { ...answer, suggestions: event.suggestions };
    case 'restarted':
      return { ...answer, text: '', recommendations: [], suggestions: [] };
    case 'finished':
    case 'stopped':
    case 'failed':
      return event.message;
  }
}

/** Marks an answer that cannot be followed any further as failed; its text so far stays. */
export const brokenOff = (answer: ChatMessage): ChatMessage => ({ ...answer, status: 'failed' });
