import { notes } from '../../testing/sample-meeting.ts';
import { carriedOver } from './carried-over.ts';

const [hedging] = notes.measures;
const measure = (
  name: 'hedging' | 'pace',
  rating: 'GOOD' | 'AVERAGE',
  good: { from: number | null; to: number | null },
) => ({
  ...hedging!,
  name,
  rating,
  good,
});
const beside = (name: 'hedging' | 'pace', inScenes: number | null) => ({ name, here: 1, inMeetings: null, inScenes });

test.each([
  ['came', 'GOOD', 1],
  ['stayed', 'AVERAGE', 1],
  ['better', 'GOOD', 3],
  ['neither', 'AVERAGE', 3],
] as const)('%s: %s here, %d a minute in scenes, where up to 2 is good', (list, rating, inScenes) => {
  const found = carriedOver({
    compared: [beside('hedging', inScenes)],
    measures: [measure('hedging', rating, { from: null, to: 2 })],
  });
  expect(found).toMatchObject({ [list]: [{ name: 'hedging' }] });
  expect(Object.values(found!).flat()).toHaveLength(1);
});

test('both ends of a range are included', () => {
  const measures = [measure('pace', 'GOOD', { from: 100, to: 165 })];
  for (const [inScenes, list] of [
    [100, 'came'],
    [165, 'came'],
    [99.9, 'better'],
    [165.1, 'better'],
  ] as const)
    expect(carriedOver({ compared: [beside('pace', inScenes)], measures })).toMatchObject({ [list]: [{}] });
});

test('shows nothing if no scene was rehearsed', () => {
  expect(carriedOver({ compared: [beside('hedging', null)], measures: [hedging!] })).toBeUndefined();
});
