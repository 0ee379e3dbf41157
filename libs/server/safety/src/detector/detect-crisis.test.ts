import { readPhrasings } from '../evaluation/training/phrasings.ts';
import type { Certainty } from './danger.ts';
import { detectCrisis, detectDanger } from './detect-crisis.ts';

/** Phrasings that earlier versions missed or wrongly detected. */
it.each([
  ['ive got the tablets counted', 'emergency', 'self_harm'],
  ['I want to disappear and never come back, i wrote the letters already', 'emergency', 'self_harm'],
  ['i took too many pills', 'emergency', 'self_harm'],
  ['I’ve been cutting again', 'emergency', 'self_harm'],
  ['my daughter posted that she wants to die', 'emergency', 'other_person'],
  ['this deadline is killing me and I want to die', 'emergency', 'self_harm'],
  ['I’ll end it all on my birthday', 'emergency', 'self_harm'],
  ['I keep cutting myself', 'emergency', 'self_harm'],
  ['my husband choked me last night', 'emergency', 'violence'],
  ['Ich werde mich umbringen', 'emergency', 'self_harm'],
  ['ich ritze mich wieder', 'emergency', 'self_harm'],
  ['ohne mich wären sie besser dran', 'worried', 'self_harm'],
  ['nobody would miss me', 'worried', 'self_harm'],
  ['everyone would be better off without me', 'worried', 'self_harm'],
  ['dont feel safe with him alone', 'worried', 'violence'],
  ['i’m scared of being alone with my stepdad', 'worried', 'violence'],
  ['ich hab Angst, allein mit ihm zu sein', 'worried', 'violence'],
  ['ich fühl mich zuhause nicht mehr sicher', 'worried', 'violence'],
])('detects the danger in “%s”', (text, tier, kind) => {
  expect(detectCrisis(text)).toMatchObject({ tier, kind });
});

it.each([
  'overdose of salt in my soup',
  'kill the project',
  'dying of laughter',
  'Kill my boss if he adds one more slide lol',
  'this deadline is killing me',
  'I’m dying to know',
  'kill the lights',
  'I cut myself chopping onions',
  'I nearly killed myself laughing',
  'I wanted to die of embarrassment',
  'that would be career suicide',
  'how do I end it all on a high note',
  'I ran 10 kms',
  'I shot myself in the foot with that number',
  'I killed myself to meet that deadline',
  'I want to take my life in a new direction',
  'I burned myself with hot oil',
  'I died on stage last week',
  'how do I cut a speech',
  'I can’t go on stage',
  'should I go on holiday',
  'Ich bringe mich um den Schlaf',
  'Ich schneide mich beim Kochen dauernd',
  'Wie schneide ich Zwiebeln?',
  'Ich könnte vor Lampenfieber im Boden versinken',
  'A thought I do not want to lose',
  'i don’t want to be here, this conference is so dull',
  'she kicks me under the table because the whole cafe hears me',
  'Ein Gedanke, den ich nicht verlieren will',
])('detects nothing in “%s”', (text) => expect(detectCrisis(text)).toBeUndefined());

it('detects one sentence of danger in a long message', () => {
  const long =
    'We went through the numbers for the third quarter and my manager asked for another version of the slides. '.repeat(
      8,
    );
  expect(detectCrisis(long)).toBeUndefined();
  expect(detectCrisis(`${long}Honestly I want to kill myself. ${long}`)?.tier).toBe('emergency');
});

it('refuses threats to others and requests for means', () => {
  expect(detectCrisis('I am going to stab my boss tomorrow')?.tier).toBe('threat');
  expect(detectCrisis('how can I poison my husband without anybody noticing')?.tier).toBe('threat');
});

describe('on 240 phrasings in the style of a tester', () => {
  const phrasings = readPhrasings(new URL('../evaluation/tester-style/', import.meta.url));
  const count = (dangerous: boolean, language: 'en' | 'de', certainties: readonly Certainty[]) =>
    phrasings
      .filter((one) => (one.tier !== 'none') === dangerous && one.language === language)
      .map(({ text }) => detectDanger(text)?.certainty)
      .filter((certainty) => certainty && certainties.includes(certainty)).length;

  it.each(['en', 'de'] as const)('detects at least 58 of 60 dangerous ones, most of them surely (%s)', (language) => {
    expect(count(true, language, ['high', 'middle', 'low'])).toBeGreaterThanOrEqual(58);
    expect(count(true, language, ['high', 'middle'])).toBeGreaterThanOrEqual(55);
    expect(count(true, language, ['high'])).toBeGreaterThanOrEqual(45);
  });

  it.each(['en', 'de'] as const)('is certain of danger in at most 1 of 60 harmless ones (%s)', (language) => {
    expect(count(false, language, ['high'])).toBeLessThanOrEqual(1);
    expect(count(false, language, ['high', 'middle'])).toBeLessThanOrEqual(3);
    expect(count(false, language, ['high', 'middle', 'low'])).toBeLessThanOrEqual(9);
  });
});

test.each([
  ['Ich hab dreißig Paracetamol genommen und merke noch nichts', 'emergency'],
  ['I just took 30 paracetamol', 'emergency'],
  ['I took two ibuprofen for my head', undefined],
  ['Ich habe zwei Ibuprofen genommen', undefined],
])('taking more pills than a normal dose is an emergency: %s', (text, tier) =>
  expect(detectCrisis(text)?.tier).toBe(tier),
);
