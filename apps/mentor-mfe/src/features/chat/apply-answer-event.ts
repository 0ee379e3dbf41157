import type { AnswerEvent, ChatMessage } from '@greenroom/contracts';

/**
 * The messages of a conversation after an event of one answer. Others stay the same objects.
 * @param answerUuid the answer the event belongs to; without it among the messages nothing changes
 */
export function applyAnswerEvent(messages: ChatMessage[], answerUuid: string, event: AnswerEvent): ChatMessage[] {
  return messages.map((message) => (message.uuid === answerUuid ? afterEvent(message, event) : message));
}

function afterEvent(answer: ChatMessage, event: AnswerEvent): ChatMessage {
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
    case 'failed':
      return event.message;
  }
}

/** The event of an answer that cannot be followed any further: what has come of it stays. */
export function brokenOff(messages: readonly ChatMessage[], answerUuid: string): AnswerEvent | undefined {
  const answer = messages.find(({ uuid }) => uuid === answerUuid);
  return answer && { type: 'failed', message: { ...answer, status: 'failed' } };
}
