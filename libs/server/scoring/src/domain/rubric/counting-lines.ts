import type { SpeechAct } from '@greenroom/content';
import { contentWords, takesUp } from '../conversation/content-words.ts';
import { isForm, isList, isStrung, plainText } from '../conversation/no-sentence.ts';
import { saysGoodbye } from '../conversation/partner-signs.ts';
import { type JudgedLine, judgedLines, type JudgedSentence, type ReadTranscript } from '@greenroom/speech-analysis';

/** A line with only the sentences that a check may count, and its role in the conversation. */
export interface CountingLine extends JudgedLine {
  /** It is a list of words or a string of stock sentences. */
  isStrung: boolean;
  /** It repeats what was said before. */
  isRepeated: boolean;
  /** It does more things at once than a partner could answer. */
  isCrammed: boolean;
  /** It refers to what the partner said. */
  takesUp: boolean;
  /** The partner answers it with a no, or leaves. */
  isRefused: boolean;
}

/** Shorter sentences may be repeated: "I see.", "Thank you." */
const fewestWords = 3;
/** A line with at least this many topics repeats if all of them were mentioned before. */
const fewestThings = 3;
/** "I hear you …", "Thank you for …": used as a beginning for the third time, it counts as a formula. */
const formulas: readonly SpeechAct[] = ['acknowledges', 'thanks', 'summarises'];
const formulaWords = 2;
const formulaFrom = 3;
/** Hurting, pushing and hedging count in a list and when repeated as well. */
const always: readonly SpeechAct[] = ['insults', 'threatens', 'blames', 'pushes', 'hedges'];
const noes: readonly SpeechAct[] = ['refuses', 'threatens', 'insults'];

/** Of 74 lines in good plays and transcripts, 72 do at most three of these, and none does five. */
const moves: readonly SpeechAct[] = [
  'acknowledges',
  'agrees',
  'apologises',
  'asks-closed',
  'asks-open',
  'explains',
  'offers',
  'proposes-step',
  'refuses',
  'states-need',
  'summarises',
  'thanks',
];
const crammedFrom = 5;

const isFormula = ({ acts }: JudgedSentence) => formulas.some((act) => acts.includes(act));
const firstWords = ({ words }: JudgedSentence['sentence']) =>
  words
    .slice(0, formulaWords)
    .map(({ plain }) => plain)
    .join(' ');

/** The partner leaves or gives up with their last words, without settling anything. */
const isLeft = ({ isLast, after, answeredBy }: JudgedLine) =>
  isLast && saysGoodbye(after) && !answeredBy.has('agrees') && !answeredBy.has('proposes-step');

/** Removes what is not a sentence, and verbatim repetitions. */
export function countingLines(read: ReadTranscript): CountingLine[] {
  const said = new Set<string>();
  const spokenOf = new Set<string>();
  const begun = new Map<string, number>();
  return judgedLines(read).map((line) => {
    const own = [...new Set(line.sentences.map((one) => one.line))];
    const strung = isStrung(line.sentences.map(({ sentence }) => sentence)) || own.some(isForm);
    const things = new Set(own.flatMap((one) => [...contentWords(one)]));
    const isNothingNew = things.size >= fewestThings && things.isSubsetOf(spokenOf);
    for (const thing of things) spokenOf.add(thing);
    const begins = new Set(line.sentences.filter(isFormula).map(({ sentence }) => firstWords(sentence)));
    for (const words of begins) begun.set(words, (begun.get(words) ?? 0) + 1);
    const isFormulaAgain = [...begins].some((words) => begun.get(words)! >= formulaFrom);
    const again = line.sentences.filter(({ sentence }) => {
      const text = plainText(sentence);
      const isAgain = sentence.words.length >= fewestWords && said.has(text);
      said.add(text);
      return isAgain;
    });
    const listed = line.sentences.filter(({ sentence }) => strung || isList(sentence));
    const dropped = new Set([...again, ...listed]);
    const sentences = line.sentences.flatMap((one): JudgedSentence[] => {
      if (!dropped.has(one)) return [one];
      const acts = one.acts.filter((act) => always.includes(act));
      return acts.length === 0 ? [] : [{ ...one, acts }];
    });
    return {
      ...line,
      sentences,
      acts: new Set(sentences.flatMap(({ acts }) => acts)),
      isStrung: listed.length > 0,
      isRepeated: again.length > 0 || isNothingNew || isFormulaAgain,
      isCrammed: moves.filter((act) => line.acts.has(act)).length >= crammedFrom,
      takesUp: own.some((one) => takesUp(one, line.before)),
      isRefused: isLeft(line) || noes.some((act) => line.answeredBy.has(act)),
    };
  });
}
