import type { Occasion } from '@greenroom/contracts';
import { occasionCalendar } from './occasion-calendar.ts';

const occasion = {
  ...{ occasionId: '00000000-0000-4000-8000-000000000001', what: 'Asking for a raise', line: '', on: '2026-12-01' },
  scene: { title: 'Ask for the raise', categorySlug: 'work', slug: 'ask-for-the-raise' },
} as Occasion;
const written = (timeZone: string | null) => {
  const made = { language: 'en', origin: 'https://greenroom.example', now: new Date('2026-11-28T09:00:00Z') } as const;
  return occasionCalendar(occasion, { ...made, timeZone });
};

test.each([
  ['Europe/Berlin', 'DTSTART:20261130T180000Z'],
  ['America/Los_Angeles', 'DTSTART:20261201T030000Z'],
  [null, 'DTSTART:20261130T190000'],
])('in the time zone %s, the evening before is %s', (timeZone, start) => {
  expect(written(timeZone)).toContain(`${start}\r\n`);
});

test('the entry is on the same whole day in every time zone', () => {
  for (const timeZone of ['Pacific/Auckland', 'America/Los_Angeles', null]) {
    expect(written(timeZone)).toContain('DTSTART;VALUE=DATE:20261201');
    // RFC 5545, 3.6.1: it ends with the day before this one.
    expect(written(timeZone)).toContain('DTEND;VALUE=DATE:20261202');
    expect(written(timeZone)).not.toContain('DURATION:P1D');
  }
});
