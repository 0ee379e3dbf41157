import type { MeasureProgress, SpeechProgress } from '@greenroom/contracts';
import type { Measure } from '@greenroom/speech-analysis';
import { middle } from './compare.ts';
import { comparable, methodOf } from './comparable.ts';

/** A scene or meeting in which the account's speech was measured. */
export interface MeasuredTalk {
  place: 'scene' | 'meeting';
  conversationUuid: string;
  title: string;
  at: Date;
  measures: readonly Measure[];
}

/** The measures followed over time, in the order of the page. */
const followed = ['pace', 'fillers', 'questions', 'talk-share'] as const;

/** At most this many conversations make up the median at either end. */
const mostAtAnEnd = 3;
/** A share of the distance to the good range; a smaller difference is no change. */
const changedBy = 0.1;

/**
 * Returns each measure that was taken at least once, over time. Only values that were measured in the same way are
 * compared: the method with the most values wins, and of equally frequent ones the newer.
 * @param talks in any order
 */
export function measuresOverTime(talks: readonly MeasuredTalk[]): SpeechProgress['measures'] {
  const inOrder = talks.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return followed.flatMap((name) => {
    const taken = inOrder.flatMap((talk) => {
      const measure = comparable(talk.measures, talk.place).find((one) => one.name === name);
      return measure && measure.value !== null && measure.rating !== null
        ? [{ talk, measure, value: measure.value, rating: measure.rating }]
        : [];
    });
    const alike = [...Map.groupBy(taken, ({ measure }) => methodOf(measure)).values()];
    const most = alike.reduce<typeof taken>(
      (best, one) =>
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

/** Returns how far a value lies outside a range; 0 inside it. */
function beyond(value: number, { from, to }: Measure['good']): number {
  if (from !== null && value < from) return from - value;
  return to !== null && value > to ? value - to : 0;
}
