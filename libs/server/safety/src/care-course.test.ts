import { afterCare, caredFor, careFor, type CareTurn, dangerOf } from './care-course.ts';

const turns = (...texts: string[]): CareTurn[] => texts.map((text) => ({ author: 'person', text }));
const steps = (...texts: string[]) => texts.map((text, at) => careFor(turns(...texts.slice(0, at)), text)?.step);

it.each<[string, string[], (string | undefined)[]]>([
  [
    'an emergency, until the person is safe',
    ['I want to kill myself', 'yes, I’m safe', 'how do I open my talk'],
    ['emergency', 'settled', undefined],
  ],
  [
    'an emergency, while the person is not',
    ['I want to kill myself', 'no', 'not safe'],
    ['emergency', 'not-safe', 'not-safe'],
  ],
  [
    'an emergency that nothing is said to',
    ['I want to kill myself', 'my talk', 'the slides', 'the numbers', 'the end slide'],
    ['emergency', 'still-here', 'still-here', 'unpressed', undefined],
  ],
  [
    'a misunderstanding',
    ['I want to kill myself', 'that was a joke', 'how do I open my talk'],
    ['emergency', 'misunderstood', undefined],
  ],
  ['a worry that is confirmed', ['everyone would be better off without me', 'yes'], ['worried', 'emergency']],
  [
    'a worry that is none',
    ['everyone would be better off without me', 'no, nothing like that', 'my talk is on Monday'],
    ['worried', 'settled', undefined],
  ],
  [
    'a worry that is passed over',
    ['everyone would be better off without me', 'let’s talk about my speech'],
    ['worried', 'unpressed'],
  ],
  ['German', ['Ich will mich umbringen', 'nein', 'ich bin jetzt sicher'], ['emergency', 'not-safe', 'settled']],
  ['a threat, refused once', ['I am going to stab my boss tomorrow', 'how do I open my talk'], ['refusal', undefined]],
  ['an ordinary message', ['hello', 'how do I open my talk'], [undefined, undefined]],
])('leads %s', (_, texts, expected) => expect(steps(...texts)).toEqual(expected));

it('goes on with what was said after danger alone, and with all but the care after a worry that was none', () => {
  const said = turns('my goal is a raise', 'I want to kill myself', 'I’m safe', 'how do I open my talk');
  const texts = (history: readonly CareTurn[]) => afterCare(history).map(({ text }) => text);
  expect([...caredFor(said)]).toEqual([1, 2]);
  expect(texts(said)).toEqual(['how do I open my talk']);
  expect(texts([{ author: 'coach', text: 'Hello.' }, ...said.slice(0, 3)])).toEqual(['Hello.']);
  const joke = turns('my goal is a raise', 'I want to kill myself', 'that was a joke', 'how do I open my talk');
  expect(texts(joke)).toEqual(['my goal is a raise', 'how do I open my talk']);
});

it('keeps in mind what a conversation was about, unless it came to nothing', () => {
  expect(dangerOf(turns('I want to kill myself', 'I’m safe'))).toMatchObject({ tier: 'emergency' });
  expect(dangerOf(turns('I want to kill myself', 'that was a joke'))).toBeUndefined();
  expect(dangerOf(turns('everyone would be better off without me', 'no'))).toBeUndefined();
  expect(dangerOf(turns('everyone would be better off without me', 'my talk'))).toMatchObject({ tier: 'worried' });
  expect(dangerOf(turns('hello'))).toBeUndefined();
});
