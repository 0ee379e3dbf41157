import { setTimeZone } from '@greenroom/i18n';
import { understoodDay } from './day-of.ts';

afterEach(() => setTimeZone(undefined));

test.each([
  ['America/Los_Angeles', '2026-11-29'],
  ['Pacific/Auckland', '2026-11-30'],
])('“tomorrow” is counted from today in %s', (timeZone, day) => {
  setTimeZone(timeZone);
  expect(understoodDay('Asking Dana tomorrow', new Date('2026-11-29T06:30:00Z'))).toBe(day);
});

test('words without a day name none', () => expect(understoodDay('Asking Dana for a raise')).toBeNull());
