import { datedNow } from './promotion.ts';

const from = (available_from: string) => ({
  available_from,
  link: 'https://example.com/',
  texts: { text: available_from },
});
const now = new Date('2026-11-21T12:00:00Z');

test.each([
  [['2026-11-01', '2026-11-20', '2026-11-28'], '2026-11-20'],
  [['2026-11-28', '2026-11-01'], '2026-11-01'],
  [['2026-11-21T12:00:00Z'], '2026-11-21T12:00:00Z'],
  [['2026-11-21T12:00:01Z'], undefined],
  [['soon', '2026-11-01'], '2026-11-01'],
  [['soon'], undefined],
  [[], undefined],
])('of the dates %j, the one in effect now is %s', (days, counts) => {
  const records = Object.fromEntries(days.map((day, index) => [`n${index}`, from(day)]));
  expect(datedNow(records, now)?.texts['text']).toBe(counts);
});
