import { figuresOf, readAll } from '../../evaluation/figures.ts';
import { heldOutPhrasings } from '../../evaluation/phrasings.ts';
import { readIntent } from './read-intent.ts';

it.each([
  ['what do i say first when i walk in', 'words'],
  ['Was soll mein erster Satz sein?', 'words'],
  ['what was my goal again?', 'recall'],
  ['can you sum up', 'summarise'],
  ['Danke dir, bis bald!', 'thanks-bye'],
])('reads %s as %s', (text, intent) => {
  const { intent: read, confidence, ranked } = readIntent(text);
  expect(read).toBe(intent);
  expect(ranked).toHaveLength(24);
  expect(ranked[0]).toEqual({ intent, confidence });
});

it.each(['', '???', 'and or', 'hm der'])('reads “%s” as unclear', (text) => {
  expect(readIntent(text).intent).toBe('unclear');
});

it('prefers the intent answer after a question', () => {
  const answerAfter = (afterQuestion?: boolean) =>
    readIntent('at the end of the month', { afterQuestion }).ranked.find(({ intent }) => intent === 'answer')!
      .confidence;
  expect(answerAfter(true)).toBeGreaterThan(answerAfter());
  expect(answerAfter(false)).toBeLessThan(answerAfter());
});

it('reads held-out messages', () => {
  const { top1, top2, believedRight } = figuresOf(readAll(heldOutPhrasings()));
  expect(top1).toBeGreaterThan(0.78);
  expect(top2).toBeGreaterThan(0.85);
  expect(believedRight).toBeGreaterThan(0.87);
});
