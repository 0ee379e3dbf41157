import type { MeasureProgress, SpeechProgress } from '@greenroom/contracts';
import type { Measure } from '@greenroom/speech-analysis';
import { middle } from './compare.ts';

/** A scene or a meeting in which was measured how one spoke. */
export interface MeasuredTalk {
  place: 'scene' | 'meeting';
  conversationUuid: string;
  title: string;
  at: Date;
  measures: readonly Measure[];
}

/** What is followed over time, in the order of the page. */
const followed = ['pace', 'fillers', 'questions', 'talk-share'] as const;

/** The usual value at either end is that of so many conversations at most. */
const mostAtAnEnd = 3;
/** Of the distance to the good range: less is no change. */
const changedBy = 0.1;

/**
 * How somebody spoke over time: each measure that was taken at least once.
 * Values are compared only where the same range is good: of several ranges (a talk has another share than a
 * one-to-one) the one with most values counts, and of two with as many the newer.
 * @param talks in any order
 */
export function measuresOverTime(talks: readonly MeasuredTalk[]): SpeechProgress['measures'] {
  const inOrder = talks.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return followed.flatMap((name) => {
    const taken = inOrder.flatMap((talk) => {
      const measure = talk.measures.find((one) => one.name === name);
      return measure && measure.value !== null && measure.rating !== null
        ? [{ talk, measure, value: measure.value, rating: measure.rating }]
        : [];
    });
    const byRange = Object.values(Object.groupBy(taken, ({ measure: { good, unit } }) => JSON.stringify([good, unit])));
    const most = byRange.reduce<typeof taken>(
      (best, one = []) =>
        one.length > best.length || (one.length === best.length && taken.indexOf(one[0]!) > taken.indexOf(best[0]!))
          ? one
          : best,
      [],
    );
    const last = most.at(-1);
    if (!last) return [];
    const { unit, good } = last.measure;
    return [
      {
        ...{ name, unit, good },
        values: most.map(({ talk: { place, conversationUuid, title, at }, value, rating }) => ({
          ...{ place, conversationUuid, title, value, rating },
          at: at.toISOString(),
        })),
        change: changeOf(
          most.map(({ value }) => value),
          good,
        ),
      },
    ];
  });
}

/** @param values oldest first, at least one */
function changeOf(values: readonly number[], good: Measure['good']): MeasureProgress['change'] {
  const ends = Math.max(1, Math.min(mostAtAnEnd, Math.floor(values.length / 2)));
  const [from, to] = [middle(values.slice(0, ends)) ?? 0, middle(values.slice(-ends)) ?? 0];
  const [before, now] = [beyond(from, good), beyond(to, good)];
  const way = () => {
    if (values.length === 1) return 'first';
    if (now === 0) return before === 0 ? 'kept' : 'into';
    if (before === 0) return 'out';
    if (Math.abs(before - now) <= changedBy * before) return 'same';
    return now < before ? 'closer' : 'further';
  };
  return { way: way(), from, to };
}

/** How far a value lies outside a range; 0 within. */
function beyond(value: number, { from, to }: Measure['good']): number {
  if (from !== null && value < from) return from - value;
  return to !== null && value > to ? value - to : 0;
}
