import { helpfulMoments, type MomentKind } from '@greenroom/contracts';
import type { SceneCategory, SpeechAct } from '@greenroom/content';
import { languageOf, readLine, speechActsIn } from '@greenroom/speech-analysis';
import { costlyKind } from './costly-words.ts';

/** A moment that can be said again: one that did not help. */
export type CostlyMoment = Exclude<MomentKind, (typeof helpfulMoments)[number]>;

export const isCostly = (kind: MomentKind): kind is CostlyMoment =>
  !(helpfulMoments as readonly MomentKind[]).includes(kind);

/** What a line said in place of a moment came to. `says` names the sentence about it. */
export interface JudgedTake {
  isMet: boolean;
  says: TakeVerdict;
  /** What somebody may answer to it. */
  answer: string;
}
export type TakeVerdict = 'hurt' | 'too-short' | `${CostlyMoment}.${'met' | 'missed'}`;

const hurtful: readonly SpeechAct[] = ['insults', 'threatens', 'blames', 'pushes'];
/** In this order an answer goes by what a line does. */
const answered: readonly SpeechAct[] = [
  ...hurtful,
  ...['apologises', 'acknowledges', 'summarises', 'asks-open', 'offers', 'proposes-step', 'states-need'],
  ...['asks-closed', 'explains', 'names-fact', 'thanks', 'agrees'],
] as readonly SpeechAct[];
/** Fewer words are no line in a meeting; more, in one go, are a long turn again: about fifteen seconds of speech. */
const [fewestWords, mostWords] = [3, 40];
const letsOthersSpeak: readonly SpeechAct[] = ['asks-open', 'asks-closed', 'acknowledges', 'summarises', 'apologises'];

/**
 * Judges by rules what somebody would say now in place of a line that cost something.
 * @param reactions what people answer, by what was said to them, in the language of the line
 */
export function judgeTake(
  kind: CostlyMoment,
  text: string,
  reactionsIn: (language: 'en' | 'de') => SceneCategory['reactions'],
): JudgedTake {
  const line = readLine(text);
  const language = languageOf(text);
  const acts = speechActsIn(line, language);
  const hurts = acts.some((act) => hurtful.includes(act)) || costlyIn(text, line) !== undefined;
  const isMet = !hurts && line.words >= fewestWords && does(kind, acts, line.words, text);
  const says = hurts ? 'hurt' : line.words < fewestWords ? 'too-short' : `${kind}.${isMet ? 'met' : 'missed'}`;
  return { isMet, says, answer: answerTo(acts, { hurts, isMet }, reactionsIn(language), text) } as JudgedTake;
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
    hurts && !acts.some((one) => hurtful.includes(one)) ? 'pushes' : answered.find((one) => acts.includes(one));
  const lines = reactions[act ?? 'explains'][hurts ? 'cold' : isMet ? 'warm' : 'even'];
  return lines[text.length % lines.length]!;
}
