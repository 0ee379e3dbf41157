import type { Item } from '@greenroom/content';
import type { Course } from './coaching-course.ts';
import { courseQuestion } from './course-question.ts';
import type { HousePart, HouseQuestion } from './question.ts';
import { linesFor, type ShelfSearch } from './shelf-search.ts';
import { saidIn, type Speaker, texts } from './speaking.ts';

/**
 * Acknowledgement, lines of the item word for word where it surely answers, its card, and one open question, which is the item's own
 * while it has one: the item was found for this message, so its questions fit it.
 * @param asked what is asked instead
 */
export function answerFromItem(
  question: HouseQuestion,
  item: Item,
  course: Course,
  acknowledgement: readonly (string | undefined)[],
  speaker: Speaker,
  shelves: ShelfSearch,
  asked?: string,
): HousePart[] {
  const { coach, history, text } = question;
  const isSure = shelves.find(coach.slug, text, 'surely')[0]?.uuid === item.uuid;
  const quote = isSure ? quoteFrom(question, item, speaker, shelves) : [];
  const asks = asked ?? speaker.sayNew(item.asks, 'ask') ?? courseQuestion(question, course, speaker);
  const before = [...acknowledgement, ...quote];
  if (history.some((turn) => turn.offered.includes(item.uuid))) return texts([...before, asks]);
  const cardLead = isSure ? speaker.sayNew(coach.speech.cardLeads, 'card lead') : speaker.say(nearest, 'nearest');
  return [...texts([...before, cardLead]), { type: 'card', item }, ...texts([asks])];
}

/** Lines of an item that have to do with the message, word for word, with what leads to them; none that were said already. */
export function quoteFrom(
  { coach, history, text }: HouseQuestion,
  item: Item,
  speaker: Speaker,
  shelves: ShelfSearch,
): (string | undefined)[] {
  const quote = linesFor(item, shelves.passageIn(item, text), text, saidIn(history));
  if (!quote) return [];
  return [speaker.sayNew(coach.speech.quoteLeads, 'quote lead', { title: item.title }), `> ${quoted(quote)}`];
}

/** Said to an item that may miss what was asked. */
const nearest = [
  'This comes nearest to it in my library. Tell me if it misses what you meant.',
  'I’m not certain it’s what you asked, but this is the closest I have:',
  'The nearest piece on my shelf is this one. If it’s beside the point, put it another way.',
  'This may be it; if not, give me one more word about what you need:',
];

/** In quotation marks, where the lines have none of their own at both ends. */
const quoted = (lines: string) => (/^“[^“]*”$/.test(lines) || lines.includes('“') ? lines : `“${lines}”`);
