import type { SpeechAct } from '@greenroom/content';
import { speechActsIn } from '@greenroom/speech-analysis';
import { describedIn } from './described/described.ts';
import { additions, lineFromYours, withSceneLine } from './line-from-yours.ts';

const check = (...acts: SpeechAct[]) => ({ never: false, detect: [{ acts }] });

test.each(additions)('the rules recognise the added sentence $act', (addition) => {
  for (const language of ['en', 'de'] as const)
    expect(speechActsIn(addition[language], language)).toContain(addition.act);
});

test.each([
  ['proposes-step', 'I need the 12,400 back from Leo', 'I need the 12,400 back from Leo. Let’s settle it by Friday.'],
  ['asks-open', 'I need Thursdays off for Mara.', 'I need Thursdays off for Mara. How do you see it?'],
  ['acknowledges', 'The motorbike stays here.', 'I understand that this isn’t easy. The motorbike stays here.'],
] as const)('keeps the words of a line that missed %s and adds a sentence', (act, said, line) => {
  expect(lineFromYours(check(act), said, 'en')).toEqual({ line, isYours: true });
});

test('removes hedges and keeps names and figures', () => {
  expect(lineFromYours(check('asks-open'), 'Maybe I need the 12,400 back from Leo.', 'en')).toEqual({
    line: 'I need the 12,400 back from Leo. How do you see it?',
    isYours: true,
  });
});

test('German additions fit both du and Sie', () => {
  expect(lineFromYours(check('proposes-step'), 'Ich brauche die 2.000 Euro von Leo zurück.', 'de')?.line).toBe(
    'Ich brauche die 2.000 Euro von Leo zurück. Wollen wir das bis Freitag klären?',
  );
});

test('without a line to build on, suggests a sentence for the next time', () => {
  expect(lineFromYours(check('thanks'), undefined, 'en')).toEqual({
    line: 'Thank you for hearing me out.',
    isYours: false,
  });
});

test.each([
  [
    'a word limit',
    { never: false, detect: [{ acts: ['thanks'] satisfies SpeechAct[], wordsAtMost: 25 }] },
    'I need it.',
  ],
  [
    'a rule for the opening only',
    { never: false, detect: [{ acts: ['thanks'] satisfies SpeechAct[], where: 'opening' as const }] },
    'I need it.',
  ],
  ['a second question', check('asks-open'), 'Can you help me with it?'],
  ['a second reason in a line', check('explains'), 'I want to sell the boat, because it leaks.'],
  ['a rule about what to avoid', { never: true, detect: [{ acts: ['blames'] satisfies SpeechAct[] }] }, 'I need it.'],
])('suggests nothing for %s', (_, rule, said) => {
  expect(lineFromYours(rule, said, 'en')).toBeUndefined();
});

test.each(['explains', 'names-fact', 'states-need', 'offers', 'summarises'] as const)(
  'gives no bare beginning of a sentence for %s, which only the person knows',
  (act) => {
    for (const said of [undefined, 'The boat, then.']) expect(lineFromYours(check(act), said, 'en')).toBeUndefined();
  },
);

test.each([
  ['What would the director need to hear?', 'I know it is tight. What would the director need to hear?'],
  ['I can see that this is hard on you.', 'I can see that this is hard on you. It has to come back.'],
  ['It’s seventy-eight thousand from January.', undefined],
])('joins a line with the scene’s line “%s”', (written, joined) => {
  const said = joined?.startsWith('I know') ? 'I know it is tight.' : 'It has to come back.';
  expect(withSceneLine(said, written, 'en')).toBe(joined);
});

describe('with a description of the scene', () => {
  const described = describedIn(
    {
      description:
        'My landlord kept 640 of my 1,200 euros deposit. I want him to pay back the 640 euros by June, because the contract says that the walls are his job.',
      roleplayName: 'Asking for my deposit back',
      aiRole: 'landlord',
      aiRoleName: 'Mr Fenn',
    },
    'en',
  );
  const better = (act: SpeechAct, said: string | undefined) => lineFromYours(check(act), said, 'en', described)?.line;

  test.each([
    [
      'explains',
      'It all has to come back.',
      'It all has to come back. The reason is that the contract says that the walls are your job.',
    ],
    ['names-fact', 'That is not fair to me.', 'That is not fair to me. You kept 640 of my 1,200 euros deposit.'],
    ['asks-open', 'That is not fair to me.', 'That is not fair to me. What matters most to you about your deposit?'],
    ['proposes-step', 'That is not fair to me.', 'That is not fair to me. Let’s settle my deposit by Friday.'],
    ['states-need', 'It is about money.', 'I want you to pay back the 640 euros by June.'],
  ] as const)('adds what was missed (%s) in the words of the description', (act, said, line) => {
    expect(better(act, said)).toBe(line);
  });

  test('states what the person wants in place of blame', () => {
    const blame = { never: true, detect: [{ acts: ['blames'] satisfies SpeechAct[] }] };
    expect(lineFromYours(blame, undefined, 'en', described)?.line).toBe(
      'I want you to pay back the 640 euros by June.',
    );
  });

  test('does not repeat a reason that was already given', () => {
    expect(better('explains', 'Pay it, since the contract says the walls are your job.')).toBeUndefined();
  });

  test('suggests a line from the description where no line can be built on', () => {
    expect(better('names-fact', undefined)).toBe('You kept 640 of my 1,200 euros deposit.');
  });

  test('names the topic where the opening did not', () => {
    const early = { never: false, detect: [{ onSubject: true, where: 'opening' as const }] };
    expect(lineFromYours(early, 'Hello.', 'en', described)).toEqual({
      line: 'I’d like to talk with you about my deposit.',
      isYours: false,
    });
  });
});
