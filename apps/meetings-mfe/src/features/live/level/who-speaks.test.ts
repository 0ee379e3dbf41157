import { type Speaking, whoSpeaks } from './who-speaks.ts';

const dana: Speaking = { who: 'Dana', heardAt: 1_000 };
const levels = (you: number, ofDana: number, omar = 0) =>
  [
    ['you', you],
    ['Dana', ofDana],
    ['Omar', omar],
  ] as const;

test.each([
  ['picks no speaker in a quiet room', undefined, levels(0.004, 0.01), undefined],
  ['picks the loudest of several who start together', undefined, levels(0.05, 0.02, 0.2), 'Omar'],
  ['keeps the current speaker when another starts louder', dana, levels(0.3, 0.02), 'Dana'],
  ['keeps the current speaker during a breath', dana, levels(0, 0), 'Dana'],
])('%s', (_, before, heard, who) => {
  expect(whoSpeaks(before, heard, 1_500)?.who).toBe(who);
});

test('passes the floor to another person after a pause, and to nobody in silence', () => {
  expect(whoSpeaks(dana, levels(0.1, 0), 1_800)).toEqual({ who: 'you', heardAt: 1_800 });
  expect(whoSpeaks(dana, levels(0, 0), 1_800)).toBeUndefined();
});

test('counts a pause from when the speaker was last heard', () => {
  const later = whoSpeaks(dana, levels(0, 0.1), 1_600);
  expect(whoSpeaks(later, levels(0.1, 0), 2_200)?.who).toBe('Dana');
});
