import fc from 'fast-check';
import type { ChatPost } from '@greenroom/contracts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }).map((one) => one.toWellFormed()),
  fc.nat({ max: 4_000 }).map((length) => 'long '.repeat(length / 5)),
  fc.nat({ max: 1_000 }).map((length) => '👋🏽'.repeat(length / 4)),
);

/** Arbitrary posts: feedback of any length, with any content. */
export const arbitraryPost: fc.Arbitrary<ChatPost> = fc.record({
  title: text,
  about: text,
  summary: fc.array(text, { maxLength: 8 }),
  figures: fc.array(fc.record({ label: text, value: text, rating: text }), { maxLength: 14 }),
  parts: fc.array(fc.record({ heading: text, lines: fc.array(text, { maxLength: 6 }) }), { maxLength: 55 }),
  link: fc.constant({ text: 'Open the notes', url: 'https://greenroom.example/meetings/feedback?uuid=1' }),
});
