import { pastMeetings } from '../../testing/sample-meeting.ts';
import { trendsIn } from './trends.ts';

test('figures go from the oldest meeting to the newest, each beside the usual in scenes', () => {
  const trends = trendsIn(pastMeetings, [{ name: 'pace', value: 148 }]);
  expect(trends.map(({ name, points, practised }) => [name, points.map(({ value }) => value), practised])).toEqual([
    ['talk-share', [58, 51, 46, 40], null],
    ['questions', [3, 5, 7, 9], null],
    ['pace', [152, 148, 144, 140], 148],
  ]);
});

test('two meetings are no trend, and a figure that one of three lacks is none', () => {
  expect(trendsIn(pastMeetings.slice(0, 2), [])).toEqual([]);
  const [first, ...others] = pastMeetings.slice(0, 3);
  expect(trendsIn([{ ...first!, figures: [] }, ...others], [])).toEqual([]);
});
