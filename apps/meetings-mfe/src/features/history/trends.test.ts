import { pastMeetings } from '../../testing/sample-meeting.ts';
import { trendsIn } from './trends.ts';

test('orders values from the oldest meeting to the newest, each next to the usual value in scenes', () => {
  const trends = trendsIn(pastMeetings, [{ name: 'pace', method: 'pace time', value: 148 }]);
  expect(trends.map(({ name, points, practised }) => [name, points.map(({ value }) => value), practised])).toEqual([
    ['talk-share', [58, 51, 46, 40], null],
    ['questions', [3, 5, 7, 9], null],
    ['pace', [152, 148, 144, 140], 148],
  ]);
});

test('shows no trend for two meetings, or for a measure missing in one of three', () => {
  expect(trendsIn(pastMeetings.slice(0, 2), [])).toEqual([]);
  const [first, ...others] = pastMeetings.slice(0, 3);
  expect(trendsIn([{ ...first!, figures: [] }, ...others], [])).toEqual([]);
});

test('draws only values that were measured like the newest one', () => {
  const byWords = pastMeetings.map((one, index) => ({
    ...one,
    figures: one.figures.map((figure) => ({ ...figure, method: index === 0 ? 'words' : figure.method })),
  }));
  expect(trendsIn(byWords, [])).toEqual([]);
  const practised = [{ name: 'pace' as const, method: 'pace words', value: 148 }];
  expect(trendsIn(pastMeetings, practised).map((trend) => trend.practised)).toEqual([null, null, null]);
});
