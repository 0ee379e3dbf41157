import { activateLocale } from '@greenroom/i18n';
import { measureWords } from './measure-words.ts';
import { minutesIn } from './minutes-in.ts';

beforeAll(() => activateLocale('en'));

test.each([
  ['Heat the oven to 190 °C, or 170 °C with the fan.', 'Heat the oven to 375 °F, or 340 °F with the fan.'],
  ['74 °C in the middle', '165 °F in the middle'],
  ['The centre reads 71 °C.', 'The centre reads 160 °F.'],
  ['at 5 °C or below', 'at 41 °F or below'],
  ['at −18 °C', 'at 0 °F'],
  ['a pan of about 24 cm', 'a pan of about 9½ in'],
  ['potato, about 200 g, peeled', 'potato, about 7 oz, peeled'],
  ['no measures at all, 5 minutes', 'no measures at all, 5 minutes'],
])('in US units, “%s” reads “%s”', (text, read) => {
  expect(measureWords(text, { factor: 1, units: 'us', language: 'en' })).toBe(read);
});

test.each([
  ['leeks, about 600 g untrimmed', 2, 'leeks, about 1.2 kg untrimmed'],
  ['thighs, about 1.2 kg', 0.5, 'thighs, about 600 g'],
  ['at −18 °C', 2, 'at −18 °C'],
  ['a pan of 24 cm', 3, 'a pan of 24 cm'],
])('“%s” for %s times as many reads “%s”', (text, factor, read) => {
  expect(measureWords(text, { factor, units: 'metric', language: 'en' })).toBe(read);
});

test.each([
  ['simmer for 15 to 20 minutes', [{ from: 15, to: 20 }]],
  ['in about 2 minutes', [{ from: 2 }]],
  ['for 25 to 35 minutes, then 5 minutes', [{ from: 25, to: 35 }, { from: 5 }]],
  ['fry for 1 minute', [{ from: 1 }]],
  ['leave it half an hour', [{ from: 30 }]],
  ['in the fridge within 30 minutes', []],
  ['stirring every 5 minutes', []],
  ['the brown of a violin', []],
  ['35 bis 40 Minuten backen', [{ from: 35, to: 40 }]],
  ['alle 5 Minuten umrühren, nach 1 Minute vom Herd nehmen', [{ from: 1 }]],
  ['eine halbe Stunde ruhen lassen', [{ from: 30 }]],
  ['innerhalb von 30 Minuten in den Kühlschrank', []],
])('“%s” offers timers of %j', (step, minutes) => expect(minutesIn(step)).toEqual(minutes));

test.each([
  ['Lauch, etwa 600 g', 2, 'Lauch, etwa 1,2 kg'],
  ['etwa 1,2 kg Schenkel', 0.5, 'etwa 600 g Schenkel'],
])('in German, “%s” for %s times as many reads “%s”', (text, factor, read) => {
  expect(measureWords(text, { factor, units: 'metric', language: 'de' })).toBe(read);
});

test('in German a range of degrees becomes a range in Fahrenheit', () => {
  expect(measureWords('bei 180 bis 190 °C', { factor: 1, units: 'us', language: 'de' })).toBe('bei 355 °F bis 375 °F');
});
