import { helpfulMoments, type MomentKind } from '@greenroom/contracts';
import type { SceneCategory, SpeechAct } from '@greenroom/content';
import { hurtfulActs, languageOf, readLine, speechActsIn } from '@greenroom/speech-analysis';
import { costlyKind } from './costly-words.ts';
import { saysSomethingHere, type TakeContext } from './says-something-here.ts';

/** A moment that can be rehearsed again: one that did not help. */
export type CostlyMoment = Exclude<MomentKind, (typeof helpfulMoments)[number]>;

export const isCostly = (kind: MomentKind): kind is CostlyMoment =>
  !(helpfulMoments as readonly MomentKind[]).includes(kind);

/** The verdict on a line said in place of a moment. `says` names the sentence about it. */
export interface JudgedTake {
  isMet: boolean;
  says: TakeVerdict;
  /** A possible answer to the line. */
  answer: string;
}
export type TakeVerdict = 'hurt' | 'too-short' | 'says-nothing' | `${CostlyMoment}.${'met' | 'missed'}`;

/** The order in which speech acts decide the answer. */
const answered: readonly SpeechAct[] = [
  ...hurtfulActs,
  ...['apologises', 'acknowledges', 'summarises', 'asks-open', 'offers', 'proposes-step', 'states-need'],
  ...['asks-closed', 'explains', 'names-fact', 'thanks', 'agrees'],
] as readonly SpeechAct[];
/** Fewer words are not a line in a meeting; more in one go (about fifteen seconds of speech) are a long turn again. */
const [fewestWords, mostWords] = [3, 40];
const letsOthersSpeak: readonly SpeechAct[] = ['asks-open', 'asks-closed', 'acknowledges', 'summarises', 'apologises'];

/** Answers in one language: to each speech act, and to a line that says nothing. */
export type Answers = Pick<SceneCategory, 'reactions'> & { provoked: Pick<SceneCategory['provoked'], 'nonsense'> };

/**
 * Judges by rules a line that the account would now say instead of a costly one.
 * @param context what the line has to be about
 * @param answersIn returns the answers in the language of the line
 */
export function judgeTake(
  kind: CostlyMoment,
  text: string,
  context: TakeContext,
  answersIn: (language: 'en' | 'de') => Answers,
): JudgedTake {
  const line = readLine(text);
  const language = languageOf(text);
  const acts = speechActsIn(line, language);
  const hurts = acts.some((act) => hurtfulActs.includes(act)) || costlyIn(text, line) !== undefined;
  const { reactions, provoked } = answersIn(language);
  const isLong = line.words >= fewestWords;
  if (!hurts && isLong && !saysSomethingHere(text, context, language))
    return { isMet: false, says: 'says-nothing', answer: provoked.nonsense[text.length % provoked.nonsense.length]! };
  const isMet = !hurts && isLong && does(kind, acts, line.words, text);
  const says = hurts ? 'hurt' : isLong ? (`${kind}.${isMet ? 'met' : 'missed'}` as const) : 'too-short';
  return { isMet, says, answer: answerTo(acts, { hurts, isMet }, reactions, text) };
}

const costlyIn = (text: string, { sentences }: ReturnType<typeof readLine>) =>
  sentences.map(({ from, to }) => costlyKind(text.slice(from, to))).find((one) => one !== undefined);

function does(kind: CostlyMoment, acts: readonly SpeechAct[], words: number, text: string): boolean {
  switch (kind) {
    case 'interrupted':
      return acts.some((act) => letsOthersSpeak.includes(act));
    case 'long-turn':
      return words <= mostWords && /\?\s*$/u.test(text);
    case 'pushed':
    case 'blamed':
      return acts.length > 0;
  }
}

function answerTo(
  acts: readonly SpeechAct[],
  { hurts, isMet }: { hurts: boolean; isMet: boolean },
  reactions: SceneCategory['reactions'],
  text: string,
): string {
  const act =
    hurts && !acts.some((one) => hurtfulActs.includes(one)) ? 'pushes' : answered.find((one) => acts.includes(one));
  const lines = reactions[act ?? 'explains'][hurts ? 'cold' : isMet ? 'warm' : 'even'];
  return lines[text.length % lines.length]!;
}
