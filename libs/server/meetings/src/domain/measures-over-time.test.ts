import type { Measure } from '@greenroom/speech-analysis';
import { type MeasuredTalk, measuresOverTime } from './measures-over-time.ts';

const fillers = { unit: 'per-minute', good: { from: null, to: 5 } } as const;
const share = { unit: 'percent', good: { from: 40, to: 60 } } as const;

let days = 0;
/** One conversation a day, each later than the one before. */
function talk(
  name: Measure['name'],
  value: number | null,
  bands: Pick<Measure, 'unit' | 'good'> = fillers,
  { basis = 'time', place = 'scene' }: { basis?: Measure['basis']; place?: MeasuredTalk['place'] } = {},
): MeasuredTalk {
  days += 1;
  const measure: Measure = {
    ...{ name, value, ...bands },
    average: { from: null, to: null },
    ...{ rating: value === null ? null : 'GOOD', basis, moments: [], sources: [] },
  };
  return {
    ...{ place, title: `Talk ${days}`, measures: [measure] },
    conversationUuid: `00000000-0000-4000-8000-${String(days).padStart(12, '0')}`,
    at: new Date(Date.UTC(2026, 10, 1) + days * 86_400_000),
  };
}

test.each([
  ['first', [7], 7, 7],
  ['into', [7, 4], 7, 4],
  ['kept', [4, 3], 4, 3],
  ['out', [4, 9], 4, 9],
  ['closer', [11, 7], 11, 7],
  ['further', [7, 11], 7, 11],
  ['same', [9, 8.8], 9, 8.8],
  // The medians of the first three and the last three are compared, so one bad day changes nothing.
  ['into', [8, 9, 7, 2, 4, 20], 8, 4],
] as const)('reports that the measure went %s: %j', (way, values, from, to) => {
  const [measure] = measuresOverTime(values.map((value) => talk('fillers', value)));
  expect(measure?.change).toEqual({ way, from, to });
});

test('values are ordered oldest first whatever their input order, and unmeasured talks are left out', () => {
  const talks = [talk('fillers', 7), talk('fillers', null), talk('fillers', 4)];
  const [measure] = measuresOverTime(talks.toReversed());
  expect(measure?.values.map(({ value }) => value)).toEqual([7, 4]);
});

test('only values with the same good range are compared: the range with the most values wins', () => {
  const presentation = { unit: 'percent', good: { from: 70, to: null } } as const;
  const [measure] = measuresOverTime([
    talk('talk-share', 50, share),
    talk('talk-share', 95, presentation),
    talk('talk-share', 45, share),
  ]);
  expect(measure).toMatchObject({ good: { from: 40, to: 60 }, change: { way: 'kept', from: 50, to: 45 } });
});

test('of two ranges with equally many values, the newer wins', () => {
  const presentation = { unit: 'percent', good: { from: 70, to: null } } as const;
  const talks = [talk('talk-share', 50, share), talk('talk-share', 95, presentation)];
  expect(measuresOverTime(talks)[0]?.good).toEqual(presentation.good);
});

test('only values that were measured in the same way are compared', () => {
  const questions = { unit: 'per-ten-minutes', good: { from: 4, to: null } } as const;
  const typed = talk('questions', 9, questions, { basis: 'words' });
  const [measure] = measuresOverTime([talk('questions', 2, questions), talk('questions', 5, questions), typed]);
  expect(measure?.change).toEqual({ way: 'into', from: 2, to: 5 });
});

test('filler words that could not be known show no progress', () => {
  const typed = talk('fillers', 0, fillers, { basis: 'words' });
  const writtenWithout = talk('fillers', 0, fillers, { place: 'meeting' });
  const [measure] = measuresOverTime([talk('fillers', 7), typed, writtenWithout]);
  expect(measure?.change).toEqual({ way: 'first', from: 7, to: 7 });
});

test('no talks give no measures', () => {
  expect(measuresOverTime([])).toEqual([]);
});
