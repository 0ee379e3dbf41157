import { phraseFinder, type Found } from '../text/phrases.ts';
import type { Sentence } from '../text/read-line.ts';
import type { ActWords } from './signs.ts';

export type QuestionKind = 'open' | 'closed';

/** "Do it" is no question; nor is what hangs on a sentence ("…, can you, …"), where its mark is missing. */
const things = new Set(['it', 'this', 'that']);

/**
 * Makes what tells questions: `open` is what cannot be answered with yes, no, a figure or a date ("How", "Who", "Tell me
 * about"), `closed` any other. What is a question in form alone ("How dare you?") is none. Machines that write down speech leave
 * question marks out, so the order of words counts as well.
 */
export function questionHearer({ questions }: ActWords): (sentence: Sentence) => QuestionKind | undefined {
  const findOpen = phraseFinder(questions.open.any, questions.open.but);
  const findClosed = phraseFinder(questions.closed);
  const findInvites = phraseFinder(questions.invites.any, questions.invites.but);
  const findRhetorical = phraseFinder(questions.rhetorical);
  return (sentence) => {
    if (findRhetorical(sentence).length > 0) return undefined;
    if (findInvites(sentence).length > 0) return 'open';
    const { words, asked } = sentence;
    const begin = words.findIndex(({ plain }) => !questions.before.has(plain));
    if (begin < 0) return asked ? 'closed' : undefined;
    const verbAt = (index: number) => questions.verbs.has(words[index]?.plain ?? '');
    const leads = ({ first, after }: Found) =>
      first === begin ||
      (asked && (first === begin + 1 || after === words.length || words[first - 1]?.then === 'comma'));
    const open = findOpen(sentence).find(leads);
    if (open && (asked || verbAt(open.after))) return 'open';
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
