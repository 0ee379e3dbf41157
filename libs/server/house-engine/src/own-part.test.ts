import { ownPart } from './own-part.ts';

const own = (text: string) =>
  ownPart(text)
    .replace(/[\s.]+/g, ' ')
    .trim();

it.each([
  ['their own sentence', 'I want to sing', 'I want to sing'],
  ['a quotation', 'The letter had “I want the flat” in it', 'The letter had in it'],
  ['a German quotation', 'Sie sagte „Ich bin Lehrerin“ und ging', 'Sie sagte und ging'],
  ['quoted lines', '> I am a pilot\nWhat do you think', 'What do you think'],
  ['a code fence', 'look ```I am a pilot``` there', 'look there'],
  ['a draft', 'I teach. Here is my draft: I am a pilot. I want to fly.', 'I teach Here is my'],
  ['a message', 'Ann wrote: I am a pilot. I want to fly.', 'Ann'],
  ['a letter', 'See this.\nDear Mr Poe,\nI am a pilot.', 'See this'],
  ['a transcript', 'Ann: I am a pilot\nBen: I am a nurse\nso I left', 'so I left'],
  ['what other people say', 'My boss says I am a mess. I disagree', 'I disagree'],
  ['a page', 'I am a pilot. '.repeat(100), ''],
])('keeps only the person’s own words: %s', (_, text, expected) => {
  expect(own(text)).toBe(expected);
});
