import type { SceneCategory } from '@greenroom/content';
import { assess } from '@greenroom/scoring';
import { nothingDescribed } from './described/described-scene.ts';
import { judgedCriteria, toTryOf } from './judged-criteria.ts';
import { type TranscriptLine, transcriptOf } from './transcript-of.ts';

const both = (text: string) => ({ en: text, de: text });
const checkOf = (slug: string, detect: object[], more: object = {}) => ({
  ...{ slug, text: both(`${slug}?`), done: both(`Done: ${slug}.`), advice: both(`Advice: ${slug}.`) },
  ...{ never: false, count: 1, detect, ...more },
});
const criterionOf = (slug: string, checks: object[]) => ({
  ...{ slug, name: both(slug), about: both(slug), checks },
  levels: { low: both('low'), middle: both('middle'), high: both('high') },
});
const rubric = [
  criterionOf('case', [
    checkOf('their-side', [{ acts: ['acknowledges'] }]),
    checkOf('ask', [{ acts: ['asks-open'] }], { count: 2 }),
  ]),
  criterionOf('silence', [checkOf('no-sorry', [{ acts: ['apologises'] }], { never: true })]),
] as unknown as SceneCategory['rubric'];
const play = {
  category: { rubric } as SceneCategory,
  subjects: [{ slug: 'pay', words: ['pay'] }],
  betterLines: { ask: 'What would the director need to hear?' },
  language: 'en' as const,
  described: nothingDescribed,
};

function judge(...texts: string[]) {
  const lines = texts.flatMap((text): TranscriptLine[] => [
    { author: 'person', text, status: 'said', atMs: 0, endedMs: null, cutOff: false },
    { author: 'partner', text: 'Go on.', status: 'said', atMs: 0, endedMs: null, cutOff: false },
  ]);
  const { scores } = assess(transcriptOf(lines), rubric, play.subjects);
  const criteria = judgedCriteria(scores, null, play, lines, 'en');
  return { criteria, toTry: toTryOf(scores, criteria, play, 'en') };
}

test('builds a better line on the person’s own, unless something in it is to be avoided', () => {
  const [own] = judge('I can see that the budget is tight.', 'I want more pay.').criteria;
  expect(own).toMatchObject({
    betterLine: 'I can see that the budget is tight. What would the director need to hear?',
    betterLineIsYours: true,
  });
  const [sorry] = judge('I’m sorry, I can see that the budget is tight.', 'I want more pay.').criteria;
  expect(sorry).toMatchObject({ betterLine: 'What would the director need to hear?', betterLineIsYours: false });
});

test('says of what was done once that more of it helps, and advises first what was not done', () => {
  const { criteria, toTry } = judge('What would the director need to hear?', 'I want more pay.', 'It is about pay.');
  expect(criteria[0]).toMatchObject({ worked: 'Done: ask.', advice: 'Advice: their-side.' });
  expect(toTry).toMatchObject({ check: 'their-side' });
  const begun = judge('I can see that the budget is tight.', 'What would the director need to hear?').criteria[0];
  expect(begun?.advice).toBe('You did this once; do it twice for full credit. Advice: ask.');
});
