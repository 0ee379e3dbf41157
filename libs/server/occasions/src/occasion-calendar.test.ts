import type { Occasion } from '@greenroom/contracts';
import { occasionCalendar } from './occasion-calendar.ts';

const occasion = {
  ...{ occasionId: '00000000-0000-4000-8000-000000000001', what: 'Asking for a raise', line: '', on: '2026-12-01' },
  ...{ content: null, coach: null, read: false, rehearsed: false },
  scene: { title: 'Ask for the raise', categorySlug: 'work', slug: 'ask-for-the-raise', minutes: 8 },
} as Occasion;
const written = (timeZone: string | null, of: Partial<Occasion> = {}, now = '2026-11-28T09:00:00Z') => {
  const made = { language: 'en', origin: 'https://greenroom.example', now: new Date(now) } as const;
  return occasionCalendar({ ...occasion, ...of }, { ...made, timeZone });
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

const whole = {
  content: { title: 'Four lines', instructorSlug: 'anila-kestrel', slug: 'four-lines', minutes: 4, open: true },
  coach: { name: 'Anila Kestrel', slug: 'anila-kestrel' },
} as Occasion;
const entriesOf = (text: string | null) =>
  (text ?? '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) => [/SUMMARY:(.*)\r/.exec(entry)?.[1], /DTSTART(?:;VALUE=DATE)?:(.*)\r/.exec(entry)?.[1]]);

test('each step has an evening of its own, the last on the evening before', () => {
  expect(entriesOf(written(null, whole))).toEqual([
    ['Read: Four lines', '20261128T190000'],
    ['Rehearse: Ask for the raise', '20261129T190000'],
    ['Talk it through with Anila Kestrel', '20261130T190000'],
    ['Asking for a raise', '20261201'],
  ]);
});

test('with fewer days than steps, the steps of the first evening follow each other', () => {
  expect(entriesOf(written(null, whole, '2026-11-30T09:00:00Z'))).toEqual([
    ['Read: Four lines', '20261130T190000'],
    ['Rehearse: Ask for the raise', '20261130T190400'],
    ['Talk it through with Anila Kestrel', '20261130T191200'],
    ['Asking for a raise', '20261201'],
  ]);
});

test('steps that are done, and items that cannot be opened, are left out; on the day only the day is left', () => {
  const title = ([name]: (string | undefined)[]) => name;
  expect(entriesOf(written(null, { ...whole, read: true, rehearsed: true })).map(title)).toEqual([
    'Talk it through with Anila Kestrel',
    'Asking for a raise',
  ]);
  const closed = { ...whole, content: { ...whole.content!, open: false }, coach: null };
  expect(entriesOf(written(null, closed)).map(title)).toEqual(['Rehearse: Ask for the raise', 'Asking for a raise']);
  expect(entriesOf(written(null, whole, '2026-12-01T09:00:00Z')).map(title)).toEqual(['Asking for a raise']);
});
