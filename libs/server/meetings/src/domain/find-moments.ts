import { helpfulMoments, type MomentKind } from '@greenroom/contracts';
import {
  type Measure,
  type OwnSentence,
  readTranscript,
  sentencesOfYours,
  writesSentences,
} from '@greenroom/speech-analysis';
import { type CostlyKind, costlyKind } from './costly-words.ts';
import { type Moment, shortened } from './findings.ts';
import { acknowledges, namesStep, summarises } from './helpful-words.ts';
import type { WholeMeeting } from './whole-meeting.ts';

type SpokenMoment = Exclude<MomentKind, 'interrupted' | 'long-turn'>;
type HelpfulMoment = Exclude<SpokenMoment, CostlyKind>;

const does: Record<HelpfulMoment, (sentence: OwnSentence, text: string) => boolean> = {
  'owned-up': ({ acts, quote }) => acts.includes('apologises') && !regrets.test(quote),
  summarised: summarises,
  'named-a-step': namesStep,
  // A sentence that only begins like a question has no mark: "What matters is the date."
  'asked-open': ({ acts, words, to, quote }, text) =>
    acts.includes('asks-open') &&
    /\?\P{L}*$/u.test(quote) &&
    words >= shortestQuestion &&
    !asksWhyNot.test(quote) &&
    text.length - to <= mostBehind,
  acknowledged: acknowledges,
};
const helpfulKinds = Object.keys(does) as HelpfulMoment[];
export const spokenMoments: readonly SpokenMoment[] = ['pushed', 'blamed', ...helpfulKinds];

/** Length in words of a sentence that can be understood on its own and quoted. */
const [shortest, longest] = [4, 40];
/** "It's your fault." */
const shortestCostly = 3;
/** A shorter question is mostly a formula: "How do you read?" */
const shortestQuestion = 6;
/** In UTF-16 code units. Whoever goes on after a question leaves no room for an answer. */
const mostBehind = 120;
/** "Why didn't you tell me?" asks for a justification. */
const asksWhyNot =
  /\bwhy (?:did|have|do|are|were)(?:n['’]t)? you\b.*\b(?:not|never|always|again)\b|\bwhy (?:did|have|do|are|were)n['’]t you\b|\b(?:warum|wieso|weshalb) \p{L}+ (?:du|sie|ihr)\b.*\b(?:nicht|nie|immer|kein\p{L}*)\b/iu;
/** "I regret that" regrets what others did; "Sorry?" did not hear. */
const regrets = /\b(?:regret|bedau(?:re|ere|ern))\b(?!.*\b(?:my|mein\p{L}*)\b)|\?\s*$/iu;
const most = { helpful: 3, costly: 3 };

/**
 * Finds moments by rules, none with the same words: at most one of each kind, the last sentence that names a step and
 * the first of every other kind. Where room is left, more sentences that push or blame follow.
 */
export function findMoments(meeting: WholeMeeting, measures: readonly Measure[]): Moment[] {
  const measured = measuredMoments(meeting, measures);
  // Without sentences a whole turn would be read as one.
  if (!writesSentences(readTranscript(meeting.transcript))) return chosen(measured);
  const sentences = sentencesOfYours(meeting.transcript).filter(({ words }) => words <= longest);
  const costly = sentences.map(({ words, quote }) => (words >= shortestCostly ? costlyKind(quote) : undefined));
  // Right beside a reproach even kind words do not help: "I understand that. But that is just an excuse."
  const isBesideCostly = (index: number) =>
    [index - 1, index, index + 1].some((at) => costly[at] && sentences[at]?.turn === sentences[index]?.turn);
  const helpful = new Set(sentences.filter(({ words }, index) => words >= shortest && !isBesideCostly(index)));
  const found = helpfulKinds.flatMap((kind): Moment[] => {
    const isOne = (sentence: OwnSentence) => does[kind](sentence, meeting.turns[sentence.turn]?.text ?? '');
    const one = kind === 'named-a-step' ? [...helpful].findLast(isOne) : [...helpful].find(isOne);
    if (!one) return [];
    helpful.delete(one);
    return [{ kind, ...placeOf(meeting, one) }];
  });
  const said = costly.flatMap((kind, at): Moment[] => (kind ? [{ kind, ...placeOf(meeting, sentences[at]!) }] : []));
  const firstOf = (kind: CostlyKind) => said.filter((one) => one.kind === kind).slice(0, 1);
  return chosen([...found, ...firstOf('pushed'), ...firstOf('blamed'), ...measured, ...said]);
}

/** Returns the moments that a poor measure already points to. */
export function measuredMoments(meeting: WholeMeeting, measures: readonly Measure[]): Moment[] {
  return (['interruptions', 'longest-monologue'] as const).flatMap((name): Moment[] => {
    const measure = measures.find((one) => one.name === name);
    const [place] = measure?.moments ?? [];
    if (!place || measure?.rating === 'GOOD' || measure?.rating === null) return [];
    const quote = meeting.turns[place.turn]?.text ?? '';
    const kind = name === 'interruptions' ? 'interrupted' : 'long-turn';
    return quote === '' ? [] : [{ kind, ...placeOf(meeting, { ...place, quote }) }];
  });
}

/** Picks the first few helpful and costly moments, in chronological order and without repeated quotes. */
export function chosen(found: readonly Moment[]): Moment[] {
  const moments = found.filter((one, index) => found.findIndex(({ quote }) => quote === one.quote) === index);
  const isHelpful = ({ kind }: Moment) => (helpfulMoments as readonly MomentKind[]).includes(kind);
  const helpful = moments.filter(isHelpful).slice(0, most.helpful);
  const costly = moments.filter((one) => !isHelpful(one)).slice(0, most.costly);
  return [...helpful, ...costly].toSorted((a, b) => a.turn - b.turn || (a.atMs ?? 0) - (b.atMs ?? 0));
}

export function placeOf(
  { timeOf }: Pick<WholeMeeting, 'timeOf'>,
  { turn, from, quote }: { turn: number; from: number; quote: string },
): Pick<Moment, 'turn' | 'quote' | 'atMs'> {
  return { turn, quote: shortened(quote), atMs: timeOf(turn, from) };
}
