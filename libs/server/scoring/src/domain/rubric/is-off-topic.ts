import type { SpeechAct } from '@greenroom/content';
import { hurtfulActs, isOfTime, type JudgedSentence, type Sentence } from '@greenroom/speech-analysis';
import { contentWordsOf } from '../conversation/content-words.ts';
import type { CountingLine } from './counting-lines.ts';
import { subjectsOf } from './measure-conversation.ts';
import type { Subjects } from './subjects.ts';

/** Acts that respond to the partner, well or badly: they need no subject. */
const responses: readonly SpeechAct[] = [
  'acknowledges',
  'agrees',
  'refuses',
  'apologises',
  'thanks',
  'summarises',
  ...hurtfulActs,
];
const promises: readonly SpeechAct[] = ['offers', 'proposes-step'];
const questions: readonly SpeechAct[] = ['asks-open', 'asks-closed'];
/** A yes-or-no question may be about anything: “Did you see the football?” */
const forThem: readonly SpeechAct[] = [...promises, 'asks-open'];
/** Words with which a line answers: “Okay, …”, “No. …” */
const answers = new Set(
  'yes yeah no okay ok right fair sure true exactly fine ja nein gut stimmt genau klar doch'.split(' '),
);
const asWords = (text: string) => new Set(text.split(' '));
const self = asWords('i we my our me us mine ich wir mein meine meinen meinem meiner unser unsere mir mich uns');
const them = asWords('you your yours sie ihnen ihr ihre ihrem ihren du dich dir dein deine deinen');
/** A single thing may be named in passing. */
const fewestThings = 2;

/**
 * Reports whether a line is about something else, such as “Bananas fly to the moon on Tuesday.”: it names things, none
 * of which the scene or the partner has named, and neither responds to the partner, nor asks or promises them something,
 * nor answers their question in the first person.
 */
export function isOffTopic(line: CountingLine, subjects: Subjects): boolean {
  // Without subjects it cannot be known.
  if (subjects.length === 0 || line.takesUp || subjectsOf(line, subjects).length > 0) return false;
  const [first] = line.sentences[0]?.sentence.words ?? [];
  if (first && first.then !== 'on' && answers.has(first.plain)) return false;
  if (responses.some((act) => line.acts.has(act))) return false;
  if (line.sentences.some((one) => isForThem(one) && has(one.sentence, them))) return false;
  const spoken = line.own.flatMap(({ sentences }) => sentences);
  const isAsked = questions.some((act) => line.answering.has(act));
  if (isAsked && spoken.some((sentence) => has(sentence, self))) return false;
  const timeless = spoken.map((one) => ({ ...one, words: one.words.filter(({ plain }) => !isOfTime(plain)) }));
  return contentWordsOf(timeless).size >= fewestThings;
}

const isForThem = ({ acts }: JudgedSentence) => forThem.some((act) => acts.includes(act));
const has = ({ words }: Sentence, some: ReadonlySet<string>) => words.some(({ plain }) => some.has(plain));
