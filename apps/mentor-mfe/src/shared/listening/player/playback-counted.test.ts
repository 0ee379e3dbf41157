import { type Course, counted, type Turn } from './playback-counted.ts';

const rows: [Course, Turn, Course, string | undefined][] = [
  ['not begun', 'plays', 'plays', 'Media Playback Started'],
  ['not begun', 'rests', 'not begun', undefined],
  ['plays', 'plays', 'plays', undefined],
  ['plays', 'rests', 'rests', 'Media Playback Paused'],
  ['rests', 'rests', 'rests', undefined],
  ['rests', 'plays', 'plays', 'Media Playback Resumed'],
  ['rests', 'ends', 'rests', undefined],
  ['plays', 'ends', 'over', 'Media Playback Completed'],
  ['over', 'rests', 'over', undefined],
  ['over', 'plays', 'plays', 'Media Playback Started'],
];
test.each(rows)('%s, then it %s', (course, turn, next, event) => expect(counted(course, turn)).toEqual([next, event]));
