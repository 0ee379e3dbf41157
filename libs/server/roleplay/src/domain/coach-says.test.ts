import type { JudgedCriterion, SceneMoment } from '@greenroom/contracts';
import { coachSays } from './coach-says.ts';

const coach = { slug: 'anila-kestrel', name: 'Anila Kestrel' };
const criterion = (name: string, score: number, quote: string | null = null) =>
  ({
    slug: name,
    name,
    score,
    checks: [] as JudgedCriterion['checks'],
    advice: null,
    quote: quote === null ? null : { position: 2, from: 0, to: 3, quote },
  }) as unknown as JudgedCriterion;
const notes = {
  title: 'Ask for the raise',
  doneWell: { criterion: 'the-ask', check: 'ask-early', text: 'You said what you want.', quote: {} as never },
  toTry: { criterion: 'the-close', check: 'close-date', text: 'Ask for a day.', betterLine: null },
  criteria: [criterion('The ask', 9), criterion('The close', 4.8, 'Let me know.')],
  moments: [],
};

test('the coach says what went best and what to try, and the message asks about the weakest criterion', () => {
  expect(coachSays(coach, notes, 'en')).toEqual({
    ...coach,
    says: 'You said what you want. Next time, ask for a day.',
    message:
      'I rehearsed “Ask for the raise”. The close went worst: 4.8 of 10. I said: “Let me know.” What could I say instead?',
  });
});

test('advice on what was done in part is not put off to the next time', () => {
  const begun = { slug: 'close-date', never: false, credit: 0.5, evidence: [{}] } as JudgedCriterion['checks'][number];
  const criteria = [{ ...criterion('the-close', 8), checks: [begun] }];
  const toTry = { ...notes.toTry, text: 'You did this once. Ask for a day.' };
  expect(coachSays(coach, { ...notes, criteria, toTry }, 'en')?.says).toBe(
    'You said what you want. You did this once. Ask for a day.',
  );
});

test("the message quotes the moment it is about, with the partner's line before it", () => {
  const moment = { criterion: { slug: 'The close' }, push: 'Anything else?', said: 'No, let me know.' } as SceneMoment;
  expect(coachSays(coach, { ...notes, moments: [moment] }, 'en')?.message).toBe(
    'I rehearsed “Ask for the raise”. The close went worst: 4.8 of 10. They said: “Anything else?” I said: “No, let me know.” What could I say instead?',
  );
});

test('the coach speaks German on German pages', () => {
  const german = { ...notes, toTry: { ...notes.toTry, text: 'Fragen Sie nach einem Tag.' } };
  expect(coachSays(coach, german, 'de')).toMatchObject({
    says: 'You said what you want. Beim nächsten Mal: Fragen Sie nach einem Tag.',
    message: expect.stringContaining('„The close“: 4,8 von 10. Ich habe gesagt: „Let me know.“') as string,
  });
});

test('returns null without anything to say or for an unknown coach', () => {
  expect(coachSays(undefined, notes, 'en')).toBeNull();
  expect(coachSays(coach, { ...notes, doneWell: null, toTry: null }, 'en')).toBeNull();
});
