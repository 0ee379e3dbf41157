import type { Locale } from '@greenroom/contracts';
import { timeZonesByRegion } from './time-zones.ts';

const noon = new Date('2026-11-30T12:00:00Z');
const zoneIn = (region: string, place: string, locale: Locale = 'en') =>
  timeZonesByRegion('Etc/GMT-5', noon, locale)
    .find((one) => one.region === region)
    ?.zones.find((zone) => zone.place === place);

test.each([
  ['en', '13:00'],
  ['de', '13:00'],
] as const)('a zone has its region, its place and the time there, in the language of the page (%s)', (locale, time) => {
  const berlin = zoneIn('Europe', 'Berlin', locale);
  expect({ ...berlin, time: berlin?.time.replace(/\s/g, ' ') }).toEqual({
    name: 'Europe/Berlin',
    place: 'Berlin',
    time,
  });
});

test('a zone that the browser does not list is included', () => {
  expect(zoneIn('Etc', 'GMT-5')?.name).toBe('Etc/GMT-5');
});
