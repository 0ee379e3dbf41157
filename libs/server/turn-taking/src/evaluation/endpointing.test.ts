import { turnSettings } from '../settings.ts';
import { turnEndWait } from '../turn-end/turn-end-wait.ts';
import { figuresOf } from './figures.ts';
import { clean, noisy } from './hearing.ts';
import { silencesOf, type WaitRule } from './speakers.ts';
import { isHeldOut, markedTurns } from './turns.ts';

const heldOut = markedTurns().filter(isHeldOut);
const now: WaitRule = (moment, habit) => turnEndWait(moment, habit, turnSettings.endOfTurn);

test('holds out every second ten turns of each language', () => {
  const turns = markedTurns();
  expect(turns.slice(0, 21).map(isHeldOut)).toEqual([
    ...Array<boolean>(10).fill(false),
    ...Array<boolean>(10).fill(true),
    false,
  ]);
  expect(heldOut.filter(({ language }) => language === 'en').length).toBeGreaterThan(125);
  expect(heldOut.filter(({ language }) => language === 'de').length).toBeGreaterThan(75);
});

/** Limits slightly above what `npm run bench:endpointing` prints. */
test.each([
  ['en', 'as they are written', clean],
  ['en', 'as a transcriber mishears them', noisy],
  ['de', 'as they are written', clean],
  ['de', 'as a transcriber mishears them', noisy],
] as const)('in %s, %s, the coach cuts in at fewer than one of seven pauses', (language, _, hearing) => {
  const turns = heldOut.filter((turn) => turn.language === language);
  const { cutIns, waitMs } = figuresOf(silencesOf(turns, now, hearing));
  expect(cutIns).toBeLessThan(1 / 7);
  expect(waitMs.p95).toBeLessThanOrEqual(2_000);
});
