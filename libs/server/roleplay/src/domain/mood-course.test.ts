import { loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { detectCrisis, mayHintAtDanger } from '@greenroom/safety';
import { moodAt, moodCourse } from './mood-course.ts';
import { courseOf } from './next-cue.ts';
import type { SaidLine } from './said-line.ts';
import { type Play, writtenPlay } from './play.ts';

let raise: Play;
beforeAll(async () => {
  const { scenes } = await loadCatalogue(shippedContent);
  const scene = scenes.scene('ask-for-the-raise')!;
  raise = writtenPlay(scene, scenes.category(scene.category)!, 'en', scenes.custom);
});

const usual = { difficulty: 'realistic' as const, aiPersonality: null };
const partner: SaidLine = { author: 'partner', text: 'You wanted fifteen minutes?', status: 'said', cue: 'opening' };
const person = (text: string): SaidLine => ({ author: 'person', text, status: 'said', cue: null });
const after = (...texts: string[]) =>
  moodCourse(
    raise,
    usual,
    texts.flatMap((text) => [partner, person(text)]),
  );

test('each line has the mood after it, the same as the scene itself', () => {
  const lines = [partner, person('I can see that your day is full.'), partner, person('That is your fault.')];
  const { begins, moves } = moodCourse(raise, usual, lines);
  expect(begins).toBe(0);
  expect(moves.map(({ position }) => position)).toEqual([2, 4]);
  expect(moves.map(({ mood }) => mood)).toEqual(
    [2, 4].map((count) => courseOf(raise, usual, lines.slice(0, count)).mood),
  );
});

test.each([
  ['I can see that your day is full.', 'acknowledges'],
  ['That is your fault, you never listen.', 'blames'],
  ['Sign this now or I quit.', 'threatens'],
])('“%s” changes the mood because it %s', (text, because) => {
  expect(after(text).moves[0]).toMatchObject({ because });
});

test('a line that may hint at danger keeps its reason: a scene answers it as any other line', () => {
  const hint = 'Thanks for making time. I can see that your day is full, so I’ll be quick.';
  expect([mayHintAtDanger(hint), detectCrisis(hint)]).toEqual([true, undefined]);
  expect(after(hint).moves[0]!.because).not.toBeNull();
});

test('the reason names the day that was offered', () => {
  const [move] = after('I can send you one page with the figures by Wednesday.').moves;
  expect(move).toMatchObject({ words: 'Wednesday' });
  expect(move!.mood).toBeGreaterThan(0);
});

test('a repeated line is given as the reason', () => {
  const line = 'What would the director need to hear from you?';
  expect(after(line, line).moves[1]).toMatchObject({ because: 'said-again' });
});

test('a line that does not change the mood has no reason', () => {
  expect(after('Hello.').moves[0]).toEqual({ position: 2, mood: 0, because: null, words: null });
});

test('gives no reason for a line that was answered with care', () => {
  const line = 'I can’t go on. I want to kill myself tomorrow.';
  expect(after(line).moves[0]).toMatchObject({ because: null, words: null });
});

test("returns the mood before and after a line, beginning with the scene's first mood", () => {
  const course = after('I can see that your day is full.', 'That is your fault.');
  const [first, second] = course.moves;
  expect(moodAt(course, 2)).toEqual({ before: 0, after: first!.mood });
  expect(moodAt(course, 4)).toEqual({ before: first!.mood, after: second!.mood });
});
