import type { MeetingFeedback } from '@greenroom/contracts';
import { languageOf, type Measure, type MeasureName, withoutHedges } from '@greenroom/speech-analysis';
import { betterLine } from './better-line.ts';
import type { CostlyKind } from './costly-words.ts';
import type { MeetingFindings, Moment, Reason } from './findings.ts';
import type { sentencesIn } from './sentences.ts';
import { isBelow, toTryIn } from './strengths.ts';

/** What went badly: a kind of sentence, or a measure. */
export type TryPoint = CostlyKind | MeasureName;

/** A line of the account's own that shows what to try something else for. */
export type TryReason = Omit<Reason, 'name'> & { name: TryPoint };

/** A reproach or pressure weighs more than any measure. */
const costly: readonly CostlyKind[] = ['blamed', 'pushed'];

/** Returns what to try next, worst first: what was said, then what was measured. */
export function pointsToTry(measures: readonly Measure[], moments: readonly Pick<Moment, 'kind'>[]): TryPoint[] {
  return [...costly.filter((name) => moments.some(({ kind }) => kind === name)), ...toTryIn(measures)];
}

/** Returns the lines that show what was said badly, and those that show poor measures. */
export function reasonsToTry({ moments, reasons = [] }: Pick<MeetingFindings, 'moments' | 'reasons'>): TryReason[] {
  const said = moments.flatMap(({ kind, turn, quote, atMs }): TryReason[] => {
    const name = costly.find((one) => one === kind);
    return name ? [{ name, turn, quote, atMs }] : [];
  });
  return [...said, ...reasons];
}

/** Returns what to try next, with the account's own line and a better one made from it where the rules can make one. */
export function presentToTry(
  points: readonly TryPoint[],
  measures: readonly Measure[],
  reasons: readonly TryReason[],
  say: (typeof sentencesIn)['en'],
): MeetingFeedback['tryNext'] {
  return points.map((name) => {
    const own = reasons.filter((one) => one.name === name);
    // Of several lines, one that a better line can be made from says more.
    const shown = own.find(({ quote }) => better(name, quote) !== undefined) ?? own[0];
    const line = shown && { quote: shown.quote, atMs: shown.atMs, better: better(name, shown.quote) ?? null };
    if (name === 'blamed' || name === 'pushed')
      return { text: say.tryInstead[name], measure: null, ...(line && { line }) };
    const measure = measures.find((one) => one.name === name);
    const isTooSmall = measure && measure.value !== null && isBelow(measure.value, measure.good);
    const text = (isTooSmall ? say.tryMore[name] : undefined) ?? say.tryNext[name];
    return { text, measure: name, ...(line && { line }) };
  });
}

function better(name: TryPoint, quote: string): string | undefined {
  if (name === 'blamed') return betterLine(quote);
  return name === 'hedging' ? withoutHedges(quote, languageOf(quote)) : undefined;
}
