import type { Measure } from '@greenroom/speech-analysis';
import { compared, usual } from './compare.ts';

const even = { from: 40, to: 60 };
function measured(name: Measure['name'], value: number | null, more: Partial<Measure> = {}): Measure {
  return {
    ...{ name, value, unit: 'per-minute', good: { from: null, to: 5 }, average: { from: null, to: null } },
    ...{ rating: value === null ? null : 'GOOD', basis: 'time', moments: [], sources: [], ...more },
  };
}
const byWords = { basis: 'words' } as const;

test('compares a value with its median in other meetings and in scenes', () => {
  const here = [measured('hedging', 3)];
  const meetings = [[measured('hedging', 4)], [measured('hedging', 6)], [measured('hedging', null)]];
  expect(compared(here, meetings, [[measured('hedging', 2)]])).toEqual([
    { name: 'hedging', here: 3, inMeetings: 5, inScenes: 2 },
  ]);
});

test.each<[string, Measure, Measure, 'meeting' | 'scene']>([
  ['a typed scene shows no fillers', measured('fillers', 2.7, byWords), measured('fillers', 0, byWords), 'scene'],
  ['a scene measured by words', measured('hedging', 3), measured('hedging', 1, byWords), 'scene'],
  ['a meeting measured by words', measured('questions', 3), measured('questions', 1, byWords), 'meeting'],
  ['a meeting written down without fillers', measured('fillers', 2.7), measured('fillers', 0), 'meeting'],
  ['no fillers here, where they may not be written', measured('fillers', 0), measured('fillers', 3), 'meeting'],
  [
    'a share among more people',
    measured('talk-share', 50, { good: even }),
    measured('talk-share', 30, { good: { from: 17, to: 50 } }),
    'meeting',
  ],
])('says nothing beside %s', (_, here, other, place) => {
  expect(compared([here], place === 'meeting' ? [[other]] : [], place === 'scene' ? [[other]] : [])).toEqual([]);
});

test('compares a share of questions or words whatever it was measured by', () => {
  expect(compared([measured('open-questions', 50)], [], [[measured('open-questions', 40, byWords)]])).toHaveLength(1);
});

test('returns the usual values in scenes by time and by words, without fillers of typed scenes', () => {
  const typed = [measured('questions', 9, byWords), measured('fillers', 0, byWords)];
  expect(usual([typed, [measured('questions', 4), measured('fillers', 1)], [measured('questions', 6)]])).toEqual([
    { name: 'questions', method: 'questions per-minute words', value: 9 },
    { name: 'questions', method: 'questions per-minute time', value: 5 },
    { name: 'fillers', method: 'fillers per-minute time', value: 1 },
  ]);
});
