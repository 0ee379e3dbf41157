import { quotedLine } from './quoted-line.ts';

test.each([
  ['Say it so:\n\n“Dana, I’d like to talk about my pay.”\n\nThen wait.', 'Dana, I’d like to talk about my pay.'],
  ['Sagen Sie: „Ich möchte über mein Gehalt sprechen.“ Dann warten.', 'Ich möchte über mein Gehalt sprechen.'],
  ['You said “maybe”. Try "I will send it on Friday."', 'I will send it on Friday.'],
  ['> “*I can’t do Saturday this week.*”', 'I can’t do Saturday this week.'],
])('finds the first sentence to say in %j', (text, line) => {
  expect(quotedLine(text)).toBe(line);
});

test.each(['Nothing is quoted.', 'A word in “quotation marks”.', `“${'long '.repeat(80)}”`])('none in %j', (text) => {
  expect(quotedLine(text)).toBeUndefined();
});
