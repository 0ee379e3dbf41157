import type { Measure } from '@greenroom/speech-analysis';
import { sentencesIn } from './sentences.ts';
import { pointsToTry, presentToTry, reasonsToTry } from './to-try.ts';

const measured = (name: Measure['name'], rating: Measure['rating'], value = 9): Measure => ({
  ...{ name, value, rating, unit: 'percent', good: { from: null, to: 5 }, average: { from: null, to: null } },
  ...{ basis: 'time', moments: [], sources: [] },
});
const said = (kind: 'blamed' | 'pushed' | 'interrupted', quote: string) => ({ kind, turn: 1, quote, atMs: 5_000 });
const measures = [
  measured('talk-share', 'AVERAGE'),
  measured('questions', 'NEEDS_IMPROVEMENT'),
  measured('pace', 'GOOD'),
];

test('puts a reproach before pressure, and both before what was measured', () => {
  const moments = [said('pushed', 'No excuses.'), said('interrupted', 'No.'), said('blamed', 'It is your fault.')];
  expect(pointsToTry(measures, moments)).toEqual(['blamed', 'pushed', 'questions', 'talk-share']);
  expect(pointsToTry(measures, [])).toEqual(['questions', 'talk-share']);
});

test('shows the line, and a better one where the rules can make one', () => {
  const moments = [
    said('blamed', 'This is all your fault.'),
    said('blamed', 'You never answer my mails.'),
    said('pushed', 'No excuses.'),
  ];
  const reasons = reasonsToTry({
    moments,
    reasons: [{ name: 'questions', turn: 2, quote: 'We lost a day.', atMs: null }],
  });
  const shown = presentToTry(pointsToTry(measures, moments), measures, reasons, sentencesIn.en);
  expect(shown.map(({ measure, line }) => [measure, line?.quote, line?.better])).toEqual([
    [null, 'You never answer my mails.', 'It matters to me that you answer my mails. What would help?'],
    [null, 'No excuses.', null],
    ['questions', 'We lost a day.', null],
    ['talk-share', undefined, undefined],
  ]);
  expect(shown[0]?.text).toContain('Instead of putting blame on somebody');
});

test('says a hedged line without its hedges', () => {
  const hedging = [measured('hedging', 'NEEDS_IMPROVEMENT')];
  const reasons = reasonsToTry({
    moments: [],
    reasons: [{ name: 'hedging', turn: 1, quote: 'Maybe we could move the date to Friday.', atMs: null }],
  });
  const [point] = presentToTry(['hedging'], hedging, reasons, sentencesIn.en);
  expect(point?.line?.better).toBe('We could move the date to Friday.');
});
