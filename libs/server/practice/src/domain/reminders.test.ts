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
  ['at the very moment: the next day of theirs', {}, '2026-11-23T17:00:00Z', '2026-11-25T17:00:00.000Z'],
  ['over the weekend', {}, '2026-11-27T20:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['one day a week, a week later', { days: [1] }, '2026-11-23T17:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['the same day again: never', { remindedOn: '2026-11-23' }, '2026-11-23T08:00:00Z', '2026-11-25T17:00:00.000Z'],
  ['in summer an hour earlier by Greenwich', {}, '2026-07-06T08:00:00Z', '2026-07-06T16:00:00.000Z'],
  ['an hour that is left out in spring', { days: [7], hour: 2 }, '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  [
    'an hour that is there twice: the first',
    { days: [7], hour: 2 },
    '2026-10-24T12:00:00Z',
    '2026-10-25T00:00:00.000Z',
  ],
  [
    'and not the second',
    { days: [7], hour: 2, remindedOn: '2026-10-25' },
    '2026-10-25T00:30:00Z',
    '2026-11-01T01:00:00.000Z',
  ],
  ['half an hour off', { timeZone: 'Asia/Kolkata' }, '2026-11-23T08:00:00Z', '2026-11-23T12:30:00.000Z'],
  [
    'where it is tomorrow already',
    { timeZone: 'Pacific/Auckland' },
    '2026-11-22T10:00:00Z',
    '2026-11-23T05:00:00.000Z',
  ],
  [
    'a day on which midnight is left out',
    { timeZone: 'Africa/Cairo', days: [5], hour: 0 },
    '2026-04-22T12:00:00Z',
    '2026-04-23T22:00:00.000Z',
  ],
  ['not wanted', { wanted: false }, '2026-11-23T08:00:00Z', null],
  ['two unanswered', { unanswered: 2 }, '2026-11-23T08:00:00Z', '2026-11-23T17:00:00.000Z'],
  ['three unanswered', { unanswered: 3 }, '2026-11-23T08:00:00Z', null],
  ['no day', { days: [] }, '2026-11-23T08:00:00Z', null],
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

test('whoever, wherever, whenever: later than now, on a day of theirs, at their hour, within eight days', () => {
  fc.assert(
    fc.property(plans, moments, (one, after) => {
      const next = nextReminder(one, after)!;
      const there = localTime(next, one.timeZone);
      expect(next > after).toBe(true);
      expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(8 * 86_400_000);
      expect(one.days).toContain(there.weekday);
      // Clocks that go forward leave an hour out.
      expect([one.hour, (one.hour + 1) % 24]).toContain(there.hour);
    }),
  );
});

test('one after the other, never two on one day there', () => {
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
  ['nothing left to do', {}, { stepsOpen: 0 }, undefined],
  ['had today', { remindedOn: '2026-11-23' }, {}, undefined],
  ['not wanted any more', { wanted: false }, {}, undefined],
  ['the third unanswered says that it is the last', { unanswered: 2 }, {}, { day: '2026-11-23', last: true }],
  ['after three', { unanswered: 3 }, {}, undefined],
])('a reminder: %s', (_, change, { now = dueAt.toISOString(), stepsOpen = 2 }, expected) => {
  expect(reminderNow({ ...plan, ...change }, { dueAt, now: at(now), stepsOpen })).toEqual(expected);
});
