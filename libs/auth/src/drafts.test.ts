/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { forgetDrafts, giveDraftsTo, keepDraft, readDraft } from './drafts.ts';

const place = 'chat:imogen-vale';

/** Lets people use the page one after the other and write a draft. @returns the draft that each finds at first */
function come(...people: [id: string | null, text: string][]): string[] {
  sessionStorage.clear();
  giveDraftsTo(null);
  return people.map(([id, text]) => {
    giveDraftsTo(id);
    const found = readDraft(place);
    keepDraft(place, text || found);
    return found;
  });
}

test.each<[string, [string | null, string][], string[]]>([
  [
    'a visitor’s are theirs once they have an account',
    [
      [null, 'Hello'],
      ['zora', ''],
    ],
    ['', 'Hello'],
  ],
  [
    'whoever logs in again finds their own, and nobody does meanwhile',
    [
      ['zora', 'Hello'],
      [null, ''],
      ['zora', ''],
    ],
    ['', '', 'Hello'],
  ],
  [
    'of somebody else’s nothing is found',
    [
      ['zora', 'Hello'],
      [null, ''],
      ['kaito', ''],
    ],
    ['', '', ''],
  ],
  [
    'what was written after a session ended is of whoever signs in next',
    [
      ['zora', 'Hello'],
      [null, 'Good day'],
      ['kaito', ''],
    ],
    ['', '', 'Good day'],
  ],
])('%s', (_, people, found) => {
  expect(come(...people)).toEqual(found);
});

test('no draft of a user remains once another user signs in or the user logs out', () => {
  come(['zora', 'Hello'], ['kaito', '']);
  expect(Object.values(sessionStorage)).toEqual([]);
  come([null, 'Hello'], ['zora', ''], [null, 'Good day']);
  forgetDrafts();
  expect(sessionStorage).toHaveLength(0);
});
