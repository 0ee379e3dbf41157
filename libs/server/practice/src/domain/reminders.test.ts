import { localTime } from '@greenroom/contracts';
import fc from 'fast-check';
import { nextReminder, type Reminded, reminderNow } from './reminders.ts';

const plan: Reminded = {
  days: [1, 3, 5],
  hour: 18,
  timeZone: 'Europe/Berlin',
  wanted: true,
  remindedOn: null,
  unanswered: 0,
};
const at = (moment: string) => new Date(moment);

test.each<[string, Partial<Reminded>, string, string | null]>([
  ['later on the same day', {}, '2026-11-23T08:00:00Z', '2026-11-23T17:00:00.000Z'],
  ['at the exact moment: the next chosen day', {}, '2026-11-23T17:00:00Z', '2026-11-25T17:00:00.000Z'],
  ['over the weekend', {}, '2026-11-27T20:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['one day a week, a week later', { days: [1] }, '2026-11-23T17:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['reminded that day already', { remindedOn: '2026-11-23' }, '2026-11-23T08:00:00Z', '2026-11-25T17:00:00.000Z'],
  ['in summer time, an hour earlier in UTC', {}, '2026-07-06T08:00:00Z', '2026-07-06T16:00:00.000Z'],
  ['an hour that is skipped in spring', { days: [7], hour: 2 }, '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  [
    'an hour that occurs twice in autumn: the first',
    { days: [7], hour: 2 },
    '2026-10-24T12:00:00Z',
    '2026-10-25T00:00:00.000Z',
  ],
  [
    'an hour that occurs twice in autumn: not the second',
    { days: [7], hour: 2, remindedOn: '2026-10-25' },
    '2026-10-25T00:30:00Z',
    '2026-11-01T01:00:00.000Z',
  ],
  ['with a half-hour offset', { timeZone: 'Asia/Kolkata' }, '2026-11-23T08:00:00Z', '2026-11-23T12:30:00.000Z'],
  [
    'a time zone where it is already tomorrow',
    { timeZone: 'Pacific/Auckland' },
    '2026-11-22T10:00:00Z',
    '2026-11-23T05:00:00.000Z',
  ],
  [
    'a day on which midnight is skipped',
    { timeZone: 'Africa/Cairo', days: [5], hour: 0 },
    '2026-04-22T12:00:00Z',
    '2026-04-23T22:00:00.000Z',
  ],
  ['not wanted', { wanted: false }, '2026-11-23T08:00:00Z', null],
  ['two unanswered', { unanswered: 2 }, '2026-11-23T08:00:00Z', '2026-11-23T17:00:00.000Z'],
  ['three unanswered', { unanswered: 3 }, '2026-11-23T08:00:00Z', null],
  ['no day chosen', { days: [] }, '2026-11-23T08:00:00Z', null],
])('the next reminder: %s', (_, change, after, expected) => {
  expect(nextReminder({ ...plan, ...change }, at(after))?.toISOString() ?? null).toBe(expected);
});

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Apia',
  'UTC',
];
const moments = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z'), noInvalidDate: true });
const plans = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  hour: fc.integer({ min: 0, max: 23 }),
  timeZone: fc.constantFrom(...zones),
  wanted: fc.constant(true),
  remindedOn: fc.constant(null),
  unanswered: fc.constant(0),
});

test('the next reminder is always later than now, on a chosen day, at the chosen hour, within eight days', () => {
  fc.assert(
    fc.property(plans, moments, (one, after) => {
      const next = nextReminder(one, after)!;
      const there = localTime(next, one.timeZone);
      expect(next > after).toBe(true);
      expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(8 * 86_400_000);
      expect(one.days).toContain(there.weekday);
      // Clocks that go forward skip an hour.
      expect([one.hour, (one.hour + 1) % 24]).toContain(there.hour);
    }),
  );
});

test('successive reminders never fall on the same local day', () => {
  fc.assert(
    fc.property(plans, moments, (one, begin) => {
      let after = begin;
      let remindedOn: string | null = null;
      for (let time = 0; time < 8; time += 1) {
        after = nextReminder({ ...one, remindedOn }, after)!;
        const { day } = localTime(after, one.timeZone);
        expect(remindedOn === null || day > remindedOn).toBe(true);
        remindedOn = day;
      }
    }),
    { numRuns: 40 },
  );
});

const dueAt = at('2026-11-23T17:00:00Z');
test.each<[string, Partial<Reminded>, { now?: string; stepsOpen?: number }, unknown]>([
  ['at its moment', {}, {}, { day: '2026-11-23', last: false }],
  ['two hours late', {}, { now: '2026-11-23T19:00:00Z' }, { day: '2026-11-23', last: false }],
  ['four hours late', {}, { now: '2026-11-23T21:00:00Z' }, undefined],
  ['before its moment', {}, { now: '2026-11-23T16:59:59Z' }, undefined],
  ['no steps left', {}, { stepsOpen: 0 }, undefined],
  ['already sent today', { remindedOn: '2026-11-23' }, {}, undefined],
  ['no longer wanted', { wanted: false }, {}, undefined],
  ['the third unanswered one is marked as the last', { unanswered: 2 }, {}, { day: '2026-11-23', last: true }],
  ['none after three unanswered', { unanswered: 3 }, {}, undefined],
])('a reminder: %s', (_, change, { now = dueAt.toISOString(), stepsOpen = 2 }, expected) => {
  expect(reminderNow({ ...plan, ...change }, { dueAt, now: at(now), stepsOpen })).toEqual(expected);
});
