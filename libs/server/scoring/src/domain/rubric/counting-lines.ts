import type { SpeechAct } from '@greenroom/content';
import { contentWords, takesUp } from '../conversation/content-words.ts';
import { isNearEnd, sentencesInExchange } from '../conversation/exchange-acts.ts';
import { isForm, isList, isMostly, isRecited, isStrung, plainText, runsIn } from '../conversation/no-sentence.ts';
import { saysGoodbye } from '../conversation/partner-signs.ts';
import {
  attackingActs,
  hurtfulActs,
  type JudgedLine,
  judgedLines,
  type JudgedSentence,
  type Line,
  particularsIn,
  type ReadTranscript,
} from '@greenroom/speech-analysis';

/** A line with only the sentences that a check may count, and its role in the conversation. */
export interface CountingLine extends JudgedLine {
  /** All that was said in it, counted or not. */
  own: readonly Line[];
  /** Most of it is a list of words or a string of stock sentences. */
  isStrung: boolean;
  /** Some of it is. */
  hasList: boolean;
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
const always: readonly SpeechAct[] = [...hurtfulActs, 'hedges'];
const noes: readonly SpeechAct[] = ['refuses', ...attackingActs];

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

/** A sentence that sums up names what was offered and proposed, and still does one thing. */
const movesOf = ({ sentences }: JudgedLine) =>
  new Set(
    sentences.flatMap(({ acts }) =>
      acts.includes('summarises') ? ['summarises'] : acts.filter((act) => moves.includes(act)),
    ),
  );

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
  const judged = judgedLines(read);
  const earlier: Line[] = [];
  return judged.map((heard, index) => {
    earlier.push(...heard.before.filter((one) => !earlier.includes(one)));
    const line = { ...heard, sentences: sentencesInExchange(heard, earlier, isNearEnd(index, judged.length)) };
    earlier.push(...new Set(line.sentences.map((one) => one.line)));
    const own = [...new Set(line.sentences.map((one) => one.line))];
    const spoken = line.sentences.map(({ sentence }) => sentence);
    const strung = isStrung(spoken) || own.some(isForm) || isRecited(spoken);
    const things = new Set(
      own.flatMap((one) => [...contentWords(one), ...one.sentences.flatMap((some) => [...particularsIn(some)])]),
    );
    const isNothingNew = things.size >= fewestThings && things.isSubsetOf(spokenOf);
    for (const thing of things) spokenOf.add(thing);
    const begins = new Set(line.sentences.filter(isFormula).map(({ sentence }) => firstWords(sentence)));
    for (const words of begins) begun.set(words, (begun.get(words) ?? 0) + 1);
    const isFormulaAgain = [...begins].some((words) => begun.get(words)! >= formulaFrom);
    const again = line.sentences.filter(({ sentence }) => {
      const text = plainText(sentence);
      const runs = runsIn(sentence);
      const isAgain = (sentence.words.length >= fewestWords && said.has(text)) || runs.some((run) => said.has(run));
      for (const one of [text, ...runs]) said.add(one);
      return isAgain;
    });
    const theirs = new Set(line.before.at(-1)?.sentences.flatMap(({ words }) => words.map(({ plain }) => plain)));
    const listed = line.sentences.filter(({ sentence }) => strung || isList(sentence, theirs));
    const dropped = new Set([...again, ...listed]);
    const sentences = line.sentences.flatMap((one): JudgedSentence[] => {
      if (!dropped.has(one)) return [one];
      const acts = one.acts.filter((act) => always.includes(act));
      return acts.length === 0 ? [] : [{ ...one, acts }];
    });
    return {
      ...line,
      own,
      sentences,
      acts: new Set(sentences.flatMap(({ acts }) => acts)),
      hasList: listed.length > 0,
      isStrung: isMostly(
        listed.map(({ sentence }) => sentence),
        spoken,
      ),
      isRepeated: again.length > 0 || isNothingNew || isFormulaAgain,
      isCrammed: movesOf(heard).size >= crammedFrom,
      takesUp: own.some((one) => takesUp(one, line.before)),
      isRefused: isLeft(line) || noes.some((act) => line.answeredBy.has(act)),
    };
  });
}
