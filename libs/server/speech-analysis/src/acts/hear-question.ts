import { phraseFinder, type Found } from '../text/phrases.ts';
import type { Sentence } from '../text/read-line.ts';
import type { ActWords } from './signs.ts';

export type QuestionKind = 'open' | 'closed';

/** "Do it" is not a question, nor is a tag within a sentence ("…, can you, …") without a question mark. */
const things = new Set(['it', 'this', 'that']);

/** "So what I need to do is merge them?" can be answered with yes. */
const isCleft = ({ first, after }: Found, { words }: Sentence) =>
  words[first]?.plain === 'what' && after === first + 1 && subjects.has(words[after]?.plain ?? '');
const subjects = new Set(['i', 'we']);

/** "So what?", but not "So what do you need?" */
const isSoWhat = ({ words }: Sentence) => words.length === 2 && words[0]?.plain === 'so' && words[1]?.plain === 'what';

/**
 * Creates a question detector: `open` questions cannot be answered with yes, no, a figure or a date ("How", "Who",
 * "Tell me about"); all others are `closed`. Rhetorical questions ("How dare you?") do not count. Transcribers omit
 * question marks, so word order counts as well.
 */
export function questionHearer({ questions }: ActWords): (sentence: Sentence) => QuestionKind | undefined {
  const findOpen = phraseFinder(questions.open.any, questions.open.but);
  const findClosed = phraseFinder(questions.closed);
  const findInvites = phraseFinder(questions.invites.any, questions.invites.but);
  const findRhetorical = phraseFinder(questions.rhetorical);
  return (sentence) => {
    if (findRhetorical(sentence).length > 0 || isSoWhat(sentence)) return undefined;
    if (findInvites(sentence).length > 0) return 'open';
    const { words, asked } = sentence;
    const begin = words.findIndex(({ plain }) => !questions.before.has(plain));
    if (begin < 0) return asked ? 'closed' : undefined;
    const verbAt = (index: number) => questions.verbs.has(words[index]?.plain ?? '');
    const leads = ({ first, after }: Found) =>
      first === begin ||
      (asked && (first === begin + 1 || after === words.length || words[first - 1]?.then === 'comma'));
    const open = findOpen(sentence).find(leads);
    if (open && (verbAt(open.after) || (asked && !isCleft(open, sentence)))) return 'open';
    const closed = findClosed(sentence).find(leads);
    if (closed && (asked || verbAt(closed.after))) return 'closed';
    if (asked) return 'closed';
    const begins = words.flatMap((_, index) => (index === begin || words[index - 1]?.then === 'comma' ? index : []));
    const isTurnedRound = begins.some((index) => {
      const person = words[index + 1]?.plain ?? '';
      if (words[index]?.plain === 'do' && things.has(person)) return false;
      if (index > begin && words[index + 1]?.then !== 'on') return false;
      return verbAt(index) && (index === begin ? questions.persons : questions.addressed).has(person);
    });
    return isTurnedRound ? 'closed' : undefined;
  };
}
