import { judgedLines, type Language, readTranscript } from '@greenroom/speech-analysis';
import { sentencesInExchange } from './exchange-acts.ts';

/** Returns the acts of the answer to what the partner said, sentence by sentence. */
function actsOf(
  partner: string,
  answer: string,
  { language = 'en', isNearEnd = false }: { language?: Language; isNearEnd?: boolean } = {},
): string {
  const read = readTranscript({
    language,
    turns: [
      { speaker: 'partner', text: partner },
      { speaker: 'you', text: answer },
    ],
  });
  const [line] = judgedLines(read);
  return sentencesInExchange(line!, line!.before, isNearEnd)
    .map(({ acts }) => acts.toSorted().join(' '))
    .join(' | ');
}

it.each([
  ['He is on a keyboard that he drew on cardboard.', 'On cardboard.', 'en'],
  ['Ich habe vierzig Akten von einer Kollegin geerbt.', 'Von einer Kollegin geerbt, gut.', 'de'],
] as const)('hears that “%s” is said back: “%s”', (partner, answer, language) => {
  expect(actsOf(partner, answer, { language })).toContain('acknowledges');
});

it.each([
  ['You’re always late.', 'I am not always late.'],
  ['It is the board.', 'The board can go to hell.'],
  ['There is no money.', 'The swimming pool is closed.'],
])('does not hear “%s” said back: “%s”', (partner, answer) => {
  expect(actsOf(partner, answer)).not.toContain('acknowledges');
});

it('hears a reason in the answer to a why', () => {
  expect(actsOf('Why didn’t you?', 'Pride. I wanted to mend it before anybody saw.')).toContain('explains');
  expect(actsOf('What did you do?', 'Pride. I wanted to mend it before anybody saw.')).not.toContain('explains');
});

it('hears an offer in a promise, and a step where it names a day', () => {
  expect(actsOf('And the letter?', 'I’ll finish most of the drawings.')).toBe('offers');
  expect(actsOf('And the letter?', 'I’ll finish most of the drawings on Monday.')).toContain('proposes-step');
  expect(actsOf('And the letter?', 'If it rains I’ll finish the drawings.')).not.toContain('offers');
});

it('hears near the end what is agreed, from figures or days that were said', () => {
  const said = ['Friday the twelfth, between eight and twelve.', 'Friday the twelfth, and your name.'] as const;
  expect(actsOf(...said, { isNearEnd: true })).toContain('summarises');
  expect(actsOf(...said)).not.toContain('summarises');
  expect(actsOf('Not before May.', 'Friday the twelfth, and your name.', { isNearEnd: true })).not.toContain(
    'summarises',
  );
});

it('hears near the end a plan with a day, and a request that is not refused', () => {
  const isNearEnd = true;
  expect(actsOf('And Papa?', 'We take him to the lake. Sunday.', { isNearEnd })).toMatch(/^proposes-step/);
  expect(actsOf('And Papa?', 'They went to the lake. Sunday.', { isNearEnd })).not.toContain('proposes-step');
  expect(actsOf('And now?', 'Could you write something?', { isNearEnd })).toContain('proposes-step');
});
