import { helpfulMoments, type MomentKind } from '@greenroom/contracts';
import { type Measure, type OwnSentence, sentencesOfYours } from '@greenroom/speech-analysis';
import { type CostlyKind, costlyKind } from './costly-words.ts';
import { type Moment, shortened } from './findings.ts';
import type { WholeMeeting } from './whole-meeting.ts';

type SpokenMoment = Exclude<MomentKind, 'interrupted' | 'long-turn'>;
type HelpfulMoment = Exclude<SpokenMoment, CostlyKind>;

const actOf: Record<HelpfulMoment, OwnSentence['acts'][number][]> = {
  'owned-up': ['apologises'],
  summarised: ['summarises'],
  'named-a-step': ['proposes-step'],
  'asked-open': ['asks-open'],
  acknowledged: ['acknowledges'],
};
/** Costly ones first: "You'll have it by five, no excuses" names a step as well, and is no help. */
export const spokenMoments: readonly SpokenMoment[] = ['pushed', 'blamed', ...(Object.keys(actOf) as HelpfulMoment[])];

/** A sentence that can be understood by itself, and quoted. In words. */
const [shortest, longest] = [4, 40];
const most = { helpful: 3, costly: 3 };

/**
 * Moments that the house finds by what sentences do, one of each kind, each in other words: a step where it is said
 * last, else the first.
 */
export function findMoments(meeting: WholeMeeting, measures: readonly Measure[]): Moment[] {
  const left = new Set(
    sentencesOfYours(meeting.transcript).filter(({ words }) => words >= shortest && words <= longest),
  );
  const found = spokenMoments.flatMap((kind): Moment[] => {
    const does = ({ acts, quote }: OwnSentence) =>
      kind === 'pushed' || kind === 'blamed'
        ? costlyKind(quote) === kind
        : actOf[kind].some((act) => acts.includes(act));
    const one = kind === 'named-a-step' ? [...left].findLast(does) : [...left].find(does);
    if (!one) return [];
    left.delete(one);
    return [{ kind, ...placeOf(meeting, one) }];
  });
  return chosen([...found, ...measuredMoments(meeting, measures)]);
}

/** What measures show, where they are not good: nobody has to find it. */
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

/** The most telling of each side, in the order in which they came, and no words twice. */
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
