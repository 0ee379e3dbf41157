import { type Danger } from './detector/danger.ts';
import { detectCrisis } from './detector/detect-crisis.ts';
import { plainlySaid } from './detector/plain-words.ts';
import { readSafetyAnswer } from './safety-answer.ts';

/** A message of a conversation, as care looks at it. */
export interface CareTurn {
  author: 'person' | 'coach';
  text: string;
}

/** What is said in place of coaching. */
export type CareStep =
  'emergency' | 'worried' | 'still-here' | 'not-safe' | 'settled' | 'misunderstood' | 'unpressed' | 'refusal';

/** What a message calls for; `danger` is what it goes back to. */
export interface Care {
  step: CareStep;
  danger: Danger;
}

interface CareState {
  danger: Danger;
  /** Answers since then that said nothing of safety. */
  unclear: number;
}

/**
 * Folds a conversation: whether the newest message is to be answered with care, and how.
 * An emergency stays one until the person says that they are safe, were misunderstood, or want to speak of something
 * else; a worry that was asked after is let rest once it was not answered.
 */
export function careFor(history: readonly CareTurn[], text: string): Care | undefined {
  return foldCare([...history.filter(({ author }) => author === 'person').map((turn) => turn.text), text]).at(-1);
}

/**
 * What coaching goes on with: the history without messages that were answered with care and, where the conversation was
 * about danger, without any of the person's before them, so that neither a goal nor a quotation comes of it. What the
 * coach said stays.
 */
export function afterCare<T extends CareTurn>(history: readonly T[]): readonly T[] {
  const cared = caredFor(history);
  const from = dangerOf(history) ? Math.max(...cared) : -1;
  return history.filter(({ author }, at) => author === 'coach' || (at > from && !cared.has(at)));
}

/** Whether a text speaks of danger that is cared for: it is never removed, refused or counted. A threat is not among it. */
export const needsCare = (text: string): boolean => (detectCrisis(text)?.tier ?? 'threat') !== 'threat';

/** Which of a conversation's messages were answered with care, by their place in it. Nothing is ever made of those. */
export function caredFor(said: readonly CareTurn[]): ReadonlySet<number> {
  const places = said.flatMap(({ author }, at) => (author === 'person' ? [at] : []));
  const cares = foldCare(places.map((at) => said[at]!.text));
  return new Set(places.filter((_, at) => cares[at] !== undefined));
}

/**
 * The last danger that a conversation was about, unless the person said that they were misunderstood, or that a worry
 * was none. Where there is one, nothing follows from the conversation, and the next one begins with it.
 */
export function dangerOf(said: readonly CareTurn[]): Danger | undefined {
  let last: Danger | undefined;
  for (const care of foldCare(said.filter(({ author }) => author === 'person').map(({ text }) => text))) {
    if (!care || care.step === 'refusal') continue;
    const isNone = care.step === 'misunderstood' || (care.step === 'settled' && care.danger.tier === 'worried');
    last = isNone ? undefined : care.danger;
  }
  return last;
}

function foldCare(texts: readonly string[]): (Care | undefined)[] {
  let state: CareState | undefined;
  return texts.map((text) => {
    const danger = state && saysSafe(text) ? undefined : detectCrisis(text);
    if (danger?.tier === 'threat') return { step: 'refusal', danger };
    if (danger) {
      const graver = state?.danger.tier === 'emergency' && danger.tier === 'worried' ? state.danger : danger;
      state = { danger: { ...graver, language: danger.language }, unclear: 0 };
      return { step: graver.tier === 'emergency' ? 'emergency' : 'worried', danger: state.danger };
    }
    if (!state) return undefined;
    const [care, next] = afterAnswer(state, text);
    state = next;
    return care;
  });
}

/** Longer answers may say more than that one is safe. In words. */
const shortAnswer = 8;

function saysSafe(text: string): boolean {
  const isShort = text.trim().split(/\s+/).length <= shortAnswer;
  return isShort && ['safe', 'misunderstood'].includes(readSafetyAnswer(text)) && plainlySaid(text) === undefined;
}

/** After so many messages that say nothing of safety, an emergency is not asked after again. */
const patience = 2;

/** Of whom it is asked whether they think of it: "yes" is the answer to fear there, and "no" the other way round. */
const asksAfterIntent = ({ tier, kind }: Danger) =>
  tier === 'worried' && (kind === 'self_harm' || kind === 'other_person');

function afterAnswer({ danger, unclear }: CareState, text: string): [Care, CareState | undefined] {
  const answer = readSafetyAnswer(text);
  const [good, bad] = asksAfterIntent(danger) ? (['no', 'yes'] as const) : (['yes', 'no'] as const);
  if (answer === bad || answer === 'not-safe') {
    const grave = { ...danger, tier: 'emergency' } as const;
    return [
      { step: asksAfterIntent(danger) ? 'emergency' : 'not-safe', danger: grave },
      { danger: grave, unclear: 0 },
    ];
  }
  if (answer === 'misunderstood') return [{ step: 'misunderstood', danger }, undefined];
  if (answer === good || answer === 'safe') return [{ step: 'settled', danger }, undefined];
  if (answer === 'moves-on' || danger.tier === 'worried' || unclear >= patience)
    return [{ step: 'unpressed', danger }, undefined];
  return [
    { step: 'still-here', danger },
    { danger, unclear: unclear + 1 },
  ];
}
