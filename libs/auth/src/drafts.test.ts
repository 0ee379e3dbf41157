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
    'a visitor’s draft is kept when they get an account',
    [
      [null, 'Hello'],
      ['zora', ''],
    ],
    ['', 'Hello'],
  ],
  [
    'a user finds their draft after logging in again, and a visitor in between does not',
    [
      ['zora', 'Hello'],
      [null, ''],
      ['zora', ''],
    ],
    ['', '', 'Hello'],
  ],
  [
    'another user finds no draft',
    [
      ['zora', 'Hello'],
      [null, ''],
      ['kaito', ''],
    ],
    ['', '', ''],
  ],
  [
    'a draft written after a session ended belongs to the next user who signs in',
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
