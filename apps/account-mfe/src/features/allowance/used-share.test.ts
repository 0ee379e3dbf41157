import { usedShare } from './used-share.ts';

const month = { messages: 2_000, voice: 72_000 };

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [500, 0, 25],
  [500, 18_000, 50],
  [1_999, 0, 99],
  [2_000, 0, 100],
  [1_500, 36_000, 100],
])('%i messages and %i seconds are %i percent of a month', (messages, seconds, percent) => {
  const used = {
    messages: { used: messages, most: month.messages },
    voiceSeconds: { used: seconds, most: month.voice },
  };
  expect(usedShare(used)).toBe(percent);
});

test('a share without voice, or with a limit of zero, is computed', () => {
  expect(usedShare({ messages: { used: 3, most: 6 }, voiceSeconds: { used: 0, most: 0 } })).toBe(50);
  expect(usedShare({ messages: { used: 0, most: 0 }, voiceSeconds: { used: 0, most: 0 } })).toBe(0);
});
