import { isBackChannel, isHesitation, mayBecomeBackChannel } from './back-channel.ts';
import { isEcho } from './is-echo.ts';
import { joinWords, plainWords, sameWords } from './plain-words.ts';

test.each([
  ['Uh-huh.', true],
  ['Right, okay.', true],
  ['Yeah, um, I see', true],
  ['Oh, that makes sense!', true],
  ['Ja, genau.', true],
  ['Ach so, verstehe', true],
  ['', true],
  ['Right, but why?', false],
  ['I see a problem', false],
  ['No.', false],
  ['Stop', false],
  ['Nein, warte', false],
])('"%s" is a back-channel: %s', (text, is) => {
  expect(isBackChannel(text)).toBe(is);
});

test.each([
  ['I', true],
  ['okay, that makes', true],
  ['makes', true],
  ['I want', false],
  ['I see', false],
])('more words may make a back-channel of "%s": %s', (text, may) => {
  expect(mayBecomeBackChannel(text)).toBe(may);
});

test.each([
  ['Um, uh…', true],
  ['Ähm', true],
  ['Um, no', false],
])('"%s" is only a hesitation: %s', (text, is) => {
  expect(isHesitation(text)).toBe(is);
});

const said = 'What would you like to be different when you are deciding on Friday?';
test.each([
  ['like to be different when', true],
  ['what would you like to be differently', true],
  ['decidin on Friday', true],
  ['like to be blue', true],
  ['', false],
  ['wait a moment please', false],
  ['what would my boss like', false],
  ['I went there on Friday', false],
])('"%s" is an echo of the coach: %s', (heard, is) => {
  expect(isEcho(heard, said)).toBe(is);
});

test('words are compared without case and punctuation', () => {
  expect(plainWords('“It’s over — isn’t it?” Größe 42!')).toEqual(["it's", 'over', "isn't", 'it', 'größe', '42']);
  expect([sameWords('It’s over.', "it's OVER"), sameWords('it is', 'is it')]).toEqual([true, false]);
  expect(joinWords(' I want ', '', 'to leave.')).toBe('I want to leave.');
});
