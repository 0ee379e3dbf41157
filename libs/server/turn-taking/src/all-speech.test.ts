import fc from 'fast-check';
import { SimulatedCall } from './testing/simulated-call.ts';

/** The interval between spoken words, each of which is numbered. In ms. */
const wordMs = 500;

/**
 * Checked at each moment: the page no longer keeps sound from before `unstoredFrom`, so its words must be stored or
 * reported as lost.
 */
test('every spoken word is in the stored turn, still kept by the page, or reported as lost', () => {
  const speech = fc.record({ words: fc.integer({ min: 1, max: 120 }), pauseMs: fc.integer({ min: 150, max: 9_000 }) });
  fc.assert(
    fc.property(
      fc.array(speech, { minLength: 1, maxLength: 5 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 50, max: 1_500 }),
      (speeches, failures, transcriberMs) => {
        let asked = 0;
        const one = new SimulatedCall({
          transcriberMs: () => transcriberMs,
          transcriberFails: () => failures[asked++ % failures.length]!,
          answer: () => ['Yes.'],
        });
        one.happens(0, { type: 'joined' });
        const spoken: { word: string; until: number }[] = [];
        let at = 2_000;
        for (const { words, pauseMs } of speeches) {
          const said = Array.from({ length: words }, (_, index) => `w${spoken.length + index}x`);
          for (const [index, word] of said.entries()) spoken.push({ word, until: at + (index + 1) * wordMs });
          at = one.speaks(at, said.join(' '), at + words * wordMs) + pauseMs;
        }
        const stored = new Map<number, string>();
        let lost = 0;
        let wasUnstoredFrom: number | undefined;
        one.onCommand = (command) => {
          if (command.type === 'take-turn') stored.set(command.turnId, command.text);
          if (command.type === 'notice' && command.notice === 'transcriber-failing') lost = one.now;
        };
        one.onStep = ({ listening, now }) => {
          const safeUntil = listening?.unstoredFrom ?? now;
          if (safeUntil === wasUnstoredFrom) return;
          wasUnstoredFrom = safeUntil;
          const text = [...stored.values()].join(' ');
          // Words that ended before the sound that the page still keeps.
          for (const { word, until } of spoken)
            if (until <= safeUntil && until > lost && !text.includes(word)) throw new Error(`${word} is nowhere`);
        };
        one.runTo(at + 20_000);
      },
    ),
    { numRuns: 60, seed: 31 },
  );
});
