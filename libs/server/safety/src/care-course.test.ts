import { afterCare, caredFor, careFor, type CareTurn, dangerOf } from './care-course.ts';
import { detectDanger, mayHintAtDanger } from './detector/detect-crisis.ts';
import { readPhrasings } from './evaluation/training/phrasings.ts';

const turns = (...texts: string[]): CareTurn[] => texts.map((text) => ({ author: 'person', text }));
const steps = (...texts: string[]) => texts.map((text, at) => careFor(turns(...texts.slice(0, at)), text)?.step);

it.each<[string, string[], (string | undefined)[]]>([
  [
    'an emergency, until the person is safe',
    ['I want to kill myself', 'yes, I’m safe', 'how do I open my talk'],
    ['emergency', 'settled', undefined],
  ],
  [
    'an emergency, while the person is not safe',
    ['I want to kill myself', 'no', 'not safe'],
    ['emergency', 'not-safe', 'not-safe'],
  ],
  [
    'an emergency without a reply',
    ['I want to kill myself', 'my talk', 'the slides', 'the numbers', 'the end slide'],
    ['emergency', 'still-here', 'unpressed', undefined, undefined],
  ],
  [
    'a misunderstanding',
    ['I want to kill myself', 'that was a joke', 'how do I open my talk'],
    ['emergency', 'misunderstood', undefined],
  ],
  ['a worry that is confirmed', ['everyone would be better off without me', 'yes'], ['worried', 'emergency']],
  [
    'a worry that is unfounded',
    ['everyone would be better off without me', 'no, nothing like that', 'my talk is on Monday'],
    ['worried', 'settled', undefined],
  ],
  [
    'a worry that is ignored',
    ['everyone would be better off without me', 'let’s talk about my speech'],
    ['worried', 'unpressed'],
  ],
  ['German', ['Ich will mich umbringen', 'nein', 'ich bin jetzt sicher'], ['emergency', 'not-safe', 'settled']],
  ['a threat, refused once', ['I am going to stab my boss tomorrow', 'how do I open my talk'], ['refusal', undefined]],
  ['an ordinary message', ['hello', 'how do I open my talk'], [undefined, undefined]],
])('leads %s', (_, texts, expected) => expect(steps(...texts)).toEqual(expected));

it('continues with what followed danger only, and drops only the care after a worry that was unfounded', () => {
  const said = turns('my goal is a raise', 'I want to kill myself', 'I’m safe', 'how do I open my talk');
  const texts = (history: readonly CareTurn[]) => afterCare(history).map(({ text }) => text);
  expect([...caredFor(said)]).toEqual([1, 2]);
  expect(texts(said)).toEqual(['how do I open my talk']);
  expect(texts([{ author: 'coach', text: 'Hello.' }, ...said.slice(0, 3)])).toEqual(['Hello.']);
  const joke = turns('my goal is a raise', 'I want to kill myself', 'that was a joke', 'how do I open my talk');
  expect(texts(joke)).toEqual(['my goal is a raise', 'how do I open my talk']);
});

it('remembers the danger of a conversation unless it was unfounded', () => {
  expect(dangerOf(turns('I want to kill myself', 'I’m safe'))).toMatchObject({ tier: 'emergency' });
  expect(dangerOf(turns('I want to kill myself', 'that was a joke'))).toBeUndefined();
  expect(dangerOf(turns('everyone would be better off without me', 'no'))).toBeUndefined();
  expect(dangerOf(turns('everyone would be better off without me', 'my talk'))).toMatchObject({ tier: 'worried' });
  expect(dangerOf(turns('hello'))).toBeUndefined();
});

describe('a possible hint at danger', () => {
  const said = readPhrasings(new URL('./evaluation/tester-style/', import.meta.url))
    .filter(({ tier }) => tier !== 'none' && tier !== 'threat')
    .map(({ text }) => text);
  const sure = (certainty: string) => said.find((text) => detectDanger(text)?.certainty === certainty)!;
  const [middling, hint] = [sure('middle'), sure('low')];
  const topic = 'how do I open my talk';

  it('is asked about beside the answer, and again only after a while', () => {
    const expected = ['beside', undefined, 'asked-already', undefined, undefined, undefined, 'beside'];
    expect(steps(hint, topic, hint, topic, topic, topic, hint)).toEqual(expected);
  });

  it('passes once in the middle of an ordinary conversation, where stronger signs count as a hint', () => {
    const ordinary = ['I have a review on Monday', topic];
    expect(steps(...ordinary, hint).at(-1)).toBe('let-pass');
    expect(steps(...ordinary, hint, topic, hint).at(-1)).toBe('beside');
    const conversation = turns(...ordinary, middling);
    expect(careFor(conversation.slice(0, -1), middling)).toMatchObject({ step: 'beside', middling: false });
    expect(steps(...ordinary, middling, topic, middling).at(-1)).toBe('beside');
    expect(careFor(turns(...ordinary, middling, topic), middling)).toMatchObject({ middling: true });
    expect(steps(...ordinary, middling, topic, middling, middling).at(-1)).toMatch(/worried|emergency/);
    expect(steps(...ordinary, 'I want to kill myself').at(-1)).toBe('emergency');
    expect(steps('hi', 'ok', hint).at(-1)).toBe('beside');
  });

  it('stays in the history for the coach where it passed, and is not used for anything else', () => {
    const conversation = turns('I have a review on Monday', topic, hint, topic);
    expect(afterCare(conversation)).toEqual(conversation);
    expect([...caredFor(conversation)]).toEqual([2]);
  });

  it('stays in what coaching may use if it was answered as ordinary, unless the conversation is about danger', () => {
    expect(afterCare(turns(hint, topic), (text) => text === hint)).toEqual(turns(hint, topic));
    expect(afterCare(turns(hint, topic), (text) => text === topic)).toEqual(turns(topic));
    expect(afterCare(turns(hint, 'I want to kill myself', topic), () => true)).toEqual([]);
  });

  it('is answered as danger the second time, where it is more than a hint', () => {
    expect(steps(hint, middling)).toEqual(['beside', 'beside']);
    expect(steps(middling, topic, middling).at(-1)).toMatch(/worried|emergency/);
  });

  it.each([
    ['I am not safe', ['beside', 'not-safe', 'still-here']],
    ['that was a joke', ['beside', 'misunderstood', undefined]],
    ['we are safe', ['beside', 'settled', undefined]],
    ['no', ['beside', undefined, undefined]],
    ['I’m not sure', ['beside', undefined, undefined]],
  ])('handles “%s” after it', (answer, expected) => expect(steps(hint, answer, topic)).toEqual(expected));

  it('is answered as danger where the person was asked about danger before', () => {
    expect(steps('everyone would be better off without me', middling)[1]).toMatch(/worried|emergency/);
  });

  it('is answered as danger where no question can go beside an answer, unless it is a mere hint', () => {
    expect(careFor([], middling, 'instead')?.step).toMatch(/worried|emergency/);
    expect(careFor([], hint, 'instead')).toBeUndefined();
  });

  it('is not used for anything, and does not make the conversation one about danger', () => {
    const conversation = turns(hint, 'my goal is a raise', topic);
    expect([...caredFor(conversation)]).toEqual([0]);
    expect(dangerOf(conversation)).toBeUndefined();
    expect(afterCare(conversation).map(({ text }) => text)).toEqual(['my goal is a raise', topic]);
    expect(mayHintAtDanger(hint)).toBe(true);
  });
});
