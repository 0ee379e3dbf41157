import type { Criterion, RubricCheck } from '../rubric/find-evidence.ts';

const both = (text: string) => ({ en: text, de: text });

function check(slug: string, detect: RubricCheck['detect'], more: Partial<RubricCheck> = {}): RubricCheck {
  const words = { text: both(`Did you ${slug}?`), done: both(`You did ${slug}.`), advice: both(`Do ${slug}.`) };
  return { slug, ...words, detect, count: 1, never: false, ...more };
}

const levels = { low: both('low'), middle: both('middle'), high: both('high') };

/** A small rubric with one check of each kind. */
export const smallRubric: readonly Criterion[] = [
  {
    slug: 'listening',
    name: both('Listening'),
    about: both('They hear that you hear them.'),
    levels,
    checks: [
      check('acknowledge', [{ acts: ['acknowledges'] }], { count: 2 }),
      check('ask', [{ acts: ['asks-open'] }]),
      check('be-brief', [{ wordsAtMost: 12 }], { count: 3 }),
      check('blame', [{ acts: ['blames', 'insults'] }], { never: true }),
    ],
  },
  {
    slug: 'asking',
    name: both('Asking'),
    about: both('They know what you want.'),
    levels,
    checks: [
      check('say-early', [{ acts: ['states-need'], where: 'opening' }]),
      check('give-facts', [{ acts: ['names-fact'], onSubject: true }], { count: 2 }),
      check('settle', [{ acts: ['proposes-step'], where: 'ending' }]),
      check('hedge', [{ acts: ['hedges'] }], { never: true, count: 3 }),
    ],
  },
];

export const smallSubjects = [{ slug: 'pay', words: ['pay', 'rais*', 'thousand'] }];

const turns = (...lines: string[]) => lines.map((text, index) => ({ speaker: index % 2 ? 'partner' : 'you', text }));

/** A conversation in which most of it is done. */
export const smallTalk = {
  language: 'en' as const,
  turns: turns(
    'I’d like my pay to go to seventy thousand.',
    'That is a lot of money for one desk, and the board looks at every desk this spring.',
    'I can see that it puts you in a spot.',
    'It does. They ask me about each name on the list, one by one, each time.',
    'What would you need from me?',
    'A figure that I can repeat upstairs from memory, and that nobody up there can laugh at.',
    'We saved forty thousand on the vans since April.',
    'Good. I did not know that, and upstairs they do not know it either, as far as I know.',
    'I’ll send you half a page by Wednesday. Could we talk on Friday?',
  ),
};
