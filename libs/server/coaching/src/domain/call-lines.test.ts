import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { type CallSpeech, type Coach, loadCatalogue } from '@greenroom/content';
import { callLines, occasionOf } from './call-lines.ts';

const occasions: (keyof CallSpeech)[] = [
  'greetings',
  'welcomesBack',
  'fillers',
  'stillThere',
  'goodbyeSilence',
  'goodbyeTime',
  'goodbyeAllowance',
  'sorryNoAnswer',
  'sorryNotHeard',
];

let coaches: readonly Coach[];
beforeAll(async () => {
  ({ coaches } = await loadCatalogue(shippedContent));
});

test.each(occasions)('each coach has their own English lines for %s, shared with no other', (occasion) => {
  const all = coaches.flatMap(({ speech }) => speech.call?.en?.[occasion] ?? []);
  expect(coaches.every(({ speech }) => (speech.call?.en?.[occasion] ?? []).length > 0)).toBe(true);
  expect(new Set(all).size).toBe(all.length);
});

test('a filler has only a few words, so that it does not outlast the wait', () => {
  const words = coaches.flatMap(({ speech }) => speech.call?.en?.fillers ?? []).map((line) => line.split(' ').length);
  expect(Math.max(...words)).toBeLessThanOrEqual(6);
});

test('no line comes twice in a row, and plain lines replace those a coach lacks in a language', () => {
  for (const coach of coaches) {
    const line = callLines(coach, 'en', 'a call');
    const said = Array.from({ length: 9 }, () => line('fillers'));
    expect(said.every((one, index) => one !== said[index - 1])).toBe(true);
    expect(callLines(coach, 'de', 'a call')('goodbyeTime')).toMatch(/halbe Stunde/);
  }
});

test('the coach asks for the end of an unfinished sentence, in both languages', () => {
  const [coach] = coaches;
  expect(occasionOf('apology', 'rest')).toBe('sorryRestNotHeard');
  expect(callLines(coach!, 'en', 'a call')('sorryRestNotHeard')).toMatch(/\?$/);
  expect(callLines(coach!, 'de', 'a call')('sorryRestNotHeard')).toMatch(/\?$/);
});
