import type { Item } from '../../../content/index.ts';
import type { Course } from './coaching-course.ts';
import { courseQuestion } from './course-question.ts';
import type { HousePart, HouseQuestion } from './question.ts';
import { quotesByNearness } from './shelf-search.ts';
import { saidIn, type Speaker, texts } from './speaking.ts';

/**
 * Acknowledgement, a passage of the item word for word, its card, and one open question, which is the item's own
 * while it has one: the item was found for this message, so its questions fit it.
 * @param asked what is asked instead
 */
export function answerFromItem(
  question: HouseQuestion,
  item: Item,
  course: Course,
  acknowledgement: readonly (string | undefined)[],
  speaker: Speaker,
  asked?: string,
): HousePart[] {
  const { coach, history, text } = question;
  const said = saidIn(history);
  const quote = quotesByNearness(item, text).find(
    (one) => !one.includes('?') && !said.some((answer) => answer.includes(one)),
  );
  const lead = quote && speaker.sayNew(coach.speech.quoteLeads, 'quote lead', { title: item.title });
  const asks = asked ?? speaker.sayNew(item.asks, 'ask') ?? courseQuestion(question, course, speaker);
  const before = [...acknowledgement, lead, quote && `> “${quote}”`];
  if (history.some((turn) => turn.offered.includes(item.uuid))) return texts([...before, asks]);
  const cardLead = speaker.sayNew(coach.speech.cardLeads, 'card lead');
  return [...texts([...before, cardLead]), { type: 'card', item }, ...texts([asks])];
}
