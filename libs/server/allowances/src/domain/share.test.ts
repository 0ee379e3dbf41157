import fc from 'fast-check';
import { allowanceOf, messagesLeft, monthOf, voiceSecondsLeft } from './share.ts';

/** Six messages or three minutes (docs/specification.md, 10.1). */
const taste = { messages: 6, voiceSeconds: 180 };

test.each([
  [0, 0, 6, 180],
  [1, 0, 5, 150],
  [6, 0, 0, 0],
  [0, 180, 0, 0],
  [3, 90, 0, 0],
  [3, 60, 1, 30],
  [5, 20, 0, 10],
  [5, 1, 0, 29],
  [9, 500, 0, 0],
])('after %i messages and %i seconds, %i messages or %i seconds are left', (messages, voiceSeconds, left, seconds) => {
  const used = { messages, voiceSeconds };
  expect([messagesLeft(taste, used), voiceSecondsLeft(taste, used)]).toEqual([left, seconds]);
});

test('a share without voice consists of messages alone, and one without messages of voice', () => {
  expect(messagesLeft({ messages: 6, voiceSeconds: 0 }, { messages: 2, voiceSeconds: 0 })).toBe(4);
  expect(voiceSecondsLeft({ messages: 6, voiceSeconds: 0 }, { messages: 2, voiceSeconds: 0 })).toBe(0);
  expect(voiceSecondsLeft({ messages: 0, voiceSeconds: 60 }, { messages: 0, voiceSeconds: 20 })).toBe(40);
});

test('each message leaves one fewer, and what is left never exceeds the share', () => {
  const some = fc.integer({ min: 1, max: 5_000 });
  const used = fc.record({ messages: fc.nat(5_000), voiceSeconds: fc.nat(50_000) });
  fc.assert(
    fc.property(some, some, used, (messages, voiceSeconds, before) => {
      const share = { messages, voiceSeconds };
      const left = messagesLeft(share, before);
      const after = { ...before, messages: before.messages + 1 };
      expect(messagesLeft(share, after)).toBe(Math.max(0, left - 1));
      if (left > 0)
        expect(after.messages * voiceSeconds + after.voiceSeconds * messages).toBeLessThanOrEqual(
          messages * voiceSeconds + 1e-2,
        );
    }),
  );
});

test('a month’s share names the day on which it renews, a taste does not renew', () => {
  const lateInTheYear = new Date('2026-12-31T23:59:59Z');
  expect(monthOf(lateInTheYear)).toBe('2026-12-01');
  expect(allowanceOf('fair-use', taste, { messages: 1, voiceSeconds: 0 }, lateInTheYear).renewsOn).toBe('2027-01-01');
  expect(allowanceOf('taste', taste, { messages: 1, voiceSeconds: 0 }, lateInTheYear)).toEqual({
    kind: 'taste',
    messages: { used: 1, most: 6 },
    voiceSeconds: { used: 0, most: 180 },
    messagesLeft: 5,
    voiceSecondsLeft: 150,
    renewsOn: null,
  });
});
