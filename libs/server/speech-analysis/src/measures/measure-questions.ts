import type { SpeechAct } from '@greenroom/content';
import { hearActs } from '../acts/hear-acts.ts';
import type { ReadTranscript, ReadTurn } from '../read-transcript.ts';
import type { Sentence } from '../text/read-line.ts';
import type { Language, Passage } from '../transcript.ts';

export interface AskedQuestion {
  act: SpeechAct;
  passage: Passage;
  isMarked: boolean;
}

/** A transcript with so many question marks has all of them. */
const fewestMarked = 3;
/** So many words without a mark at the end of a sentence were written without any. */
const fewestUnmarked = 100;

/**
 * Returns what the person asked; undefined if the transcript writes no question marks although somebody asks, or no
 * sentences, because word order alone finds only some of the questions in it.
 */
export function questionsOf(read: ReadTranscript): AskedQuestion[] | undefined {
  const { turns, own, language } = read;
  const isAsked = turns.some(({ line }) => line.sentences.some(({ asked }) => asked));
  if (!isAsked && (!writesSentences(read) || turns.some((turn) => askedIn(turn, language).length > 0)))
    return undefined;
  const asked = own.flatMap((turn) => askedIn(turn, language));
  return writesQuestionMarks(turns) ? asked.filter(({ isMarked }) => isMarked) : asked;
}

/** Returns whether the transcript writes enough question marks that a sentence without one asks nothing. */
export const writesQuestionMarks = (turns: readonly ReadTurn[]): boolean =>
  turns.reduce((sum, { line }) => sum + line.sentences.filter(({ asked }) => asked).length, 0) >= fewestMarked;

function askedIn({ index, line }: ReadTurn, language: Language): AskedQuestion[] {
  return hearActs(line, language).flatMap(({ acts, sentence }) => {
    const act = acts.find((one) => one === 'asks-open' || one === 'asks-closed');
    if (!act || isTagged(sentence, language) || isFormula(sentence) || isBrokenOff(sentence, line.text)) return [];
    return { act, isMarked: sentence.asked, passage: { turn: index, from: sentence.from, to: sentence.to } };
  });
}

const tags = new Set('ok okay right yeah yes no huh eh alright oder ne gell ja nicht wahr nuh'.split(' '));

/** Returns whether a statement is asked only by its last word: "They want a bus, right?" A tag alone is none either. */
function isTagged({ words, asked, ...rest }: Sentence, language: Language): boolean {
  if (!asked || !tags.has(words.at(-1)?.plain ?? '')) return false;
  const said = words.slice(0, -1);
  if (said.length === 0) return true;
  if (said.at(-1)?.then !== 'comma') return false;
  const alone = { ...rest, words: said, asked: false };
  const [heard] = hearActs({ text: '', sentences: [alone], words: said.length }, language);
  return !heard?.acts.some((act) => act === 'asks-open' || act === 'asks-closed');
}

/** In words. A longer question that ends with a dash is whole enough: "So would that be similar, or –?" */
const longestBrokenOff = 3;
/** "Do y?" and "Is –?" were broken off. */
const isBrokenOff = ({ from, to, asked, words }: Sentence, text: string): boolean =>
  asked &&
  words.length <= longestBrokenOff &&
  /(?:[–—]|-|(?<!\p{L})[b-hj-z])\s*\?$/iu.test(text.slice(from, to).trimEnd());

const asksToSay = new Set('can may could let'.split(' '));
const says = new Set('thank thanks put say welcome add place'.split(' '));

/** "Can I just thank you for that?" asks nothing. */
const isFormula = ({ words }: Sentence): boolean => {
  const said = words.map(({ plain }) => plain).filter((plain) => plain !== 'just' && plain !== 'then');
  return asksToSay.has(said[0] ?? '') && said[1] === 'i' && says.has(said[2] ?? '');
};

/** Returns whether the transcript ends sentences with marks. */
export function writesSentences({ turns }: ReadTranscript): boolean {
  const words = turns.reduce((sum, { line }) => sum + line.words, 0);
  return words < fewestUnmarked || turns.some(({ line }) => /[.?!…]/.test(line.text));
}
