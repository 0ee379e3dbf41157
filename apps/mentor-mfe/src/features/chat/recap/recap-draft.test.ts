import fc from 'fast-check';
import type { Recap } from '@greenroom/contracts';
import { draftOf, fits, recapOf } from './recap-draft.ts';

const conversationUuid = '00000000-0000-4000-8000-000000000401';
const recap: Recap = {
  conversationUuid,
  goal: 'Ask for the raise by Friday',
  decided: ['Open with the ferry', 'No slides'],
  commitments: [{ text: 'Say it aloud once', dueOn: '2026-03-06' }],
  editedAt: null,
};

test('empty fields are left out', () => {
  const draft = { goal: '  ', decided: '\n Open \n\n', commitments: [{ text: ' ', dueOn: '2026-03-06' }] };
  expect(recapOf(draft, conversationUuid)).toEqual({
    conversationUuid,
    goal: null,
    decided: ['Open'],
    commitments: [],
  });
});

test.each([
  ['300 characters', { ...recap, goal: 'a'.repeat(300) }, true],
  ['301 characters', { ...recap, goal: 'a'.repeat(301) }, false],
  ['21 decisions', { ...recap, decided: Array.from({ length: 21 }, () => 'So') }, false],
])('%s fit: %s', (_, one, expected) => {
  expect(fits(one)).toBe(expected);
});

const line = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== '');
test('law: an unchanged recap survives the form as it was', () => {
  fc.assert(
    fc.property(
      fc.record({
        goal: fc.option(line),
        decided: fc.array(line),
        commitments: fc.array(fc.record({ text: line, dueOn: fc.option(fc.constant('2026-03-06')) })),
      }),
      (own) => {
        const { editedAt: _, ...unchanged } = { ...recap, ...own };
        expect(recapOf(draftOf({ ...recap, ...own }), conversationUuid)).toEqual(unchanged);
      },
    ),
  );
});
