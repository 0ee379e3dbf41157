import type { AnswerEvent, ChatMessage, ConversationSummary, Recommendation } from '@greenroom/contracts';
import { cardOf, imogen, items } from './sample-content.ts';
import { sampleUuid } from './sample-uuid.ts';

const at = '2026-03-02T09:00:00.000Z';

/** Returns a message of the sample conversation; fields left out are those of a message just sent. */
export function sampleMessage(
  own: Partial<ChatMessage> & Pick<ChatMessage, 'position' | 'author' | 'text'>,
): ChatMessage {
  return {
    uuid: sampleUuid(500 + own.position),
    status: own.author === 'person' ? 'sent' : 'finished',
    clientMessageId: own.author === 'person' ? sampleUuid(600 + own.position) : null,
    recommendations: [],
    suggestions: [],
    answeredBy: own.author === 'coach' ? 'house' : null,
    cut: false,
    version: 1,
    versions: 1,
    rating: null,
    removedFor: null,
    createdAt: at,
    ...own,
  };
}

const recommendation: Recommendation = { recommendationId: sampleUuid(301), content: cardOf(items[0]!), after: null };

export const conversation: ConversationSummary = {
  uuid: sampleUuid(401),
  instructorSlug: imogen.slug,
  instructorName: imogen.name,
  title: 'The first line of Thursday’s talk',
  updatedAt: at,
};

export const messages: ChatMessage[] = [
  sampleMessage({ position: 1, author: 'person', text: 'Thursday, 200 people, right after lunch. Help.' }),
  sampleMessage({
    position: 2,
    author: 'coach',
    text: 'Then open with the ferry. Find one face, breathe out, and say:\n\n> Two years ago we lost a ferry.\n\nThis lesson will help with the stop.',
    recommendations: [recommendation],
    suggestions: ['How long should I pause?', 'What if nobody looks up?'],
  }),
];

/**
 * The events of a sample answer: text, a card, follow-up suggestions. The caller adds the final event, since it carries
 * the whole message.
 */
export const answerEvents: AnswerEvent[] = [
  { type: 'delta', text: 'Begin with the ferry. ' },
  { type: 'delta', text: 'One breath, then: “We lost a ferry.”' },
  { type: 'recommendation', recommendation },
  { type: 'suggestions', suggestions: ['How long should I pause?', 'What if nobody looks up?'] },
];
