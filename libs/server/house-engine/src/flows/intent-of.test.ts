import type { Intent } from '@greenroom/understanding';
import { intentOf } from './intent-of.ts';

test.each<[string, Intent]>([
  ['She said budgets are frozen till April. should i even ask or just wait', 'decide'],
  ['My boss presents my work as his. Do I confront him or let it go? The job market is bad.', 'decide'],
  ['Muss ich mich trotzdem entschuldigen?', 'decide'],
  ['What should I say?', 'words'],
  ['I got fired from my last job, what do I tell them', 'words'],
  ['What are good questions to ask at the end?', 'explain'],
  ['Was sind gute Fragen am Ende?', 'explain'],
  ['How do I apologise?', 'words'],
  ['Wie sag ich meiner Chefin, dass ich mehr Zeit brauche?', 'words'],
  ['I tried that already', 'review'],
  ['Kannst du das prüfen: „Hallo Jan, ich brauche eigentlich die Zahlen.“', 'review'],
  ["that's not what I asked", 'complaint'],
])('%s has the intent %s', (text, intent) => expect(intentOf({ text, history: [], topic: undefined })).toBe(intent));

test('an obligation is not a question about which way to go', () =>
  expect(
    intentOf({
      text: 'Am 4. Mai soll ich vor 80 Leuten reden, das habe ich nie gemacht',
      history: [],
      topic: undefined,
    }),
  ).not.toBe('decide'));
