import { turnSettings } from './settings.ts';
import { SimulatedCall } from './testing/simulated-call.ts';

/** A call with the product's own waits, in which the coach has asked a question. */
function call(language: 'en' | 'de', greeting: string): SimulatedCall {
  const one = new SimulatedCall({
    settings: turnSettings,
    greeting,
    facts: { language, ears: 'server', talk: 'hands-free', allowanceMs: null },
  });
  one.happens(0, { type: 'joined' });
  return one.runTo(10_000);
}

/** From the last sound to the end of the turn, in ms. */
function waitAfter(one: SimulatedCall, text: string): number {
  const until = one.speaks(11_000, text);
  one.runTo(until + 5_000);
  return one.commands('take-turn').at(-1)!.at - until;
}

describe.each([
  [
    'en',
    'Did you talk to him?',
    'What happened then?',
    'Yes.',
    'There was my boss and.',
    'How do I start the conversation?',
  ],
  [
    'de',
    'Hast du mit ihm geredet?',
    'Was ist dann passiert?',
    'Ja.',
    'Da war mein Chef und.',
    'Wie fange ich das Gespräch an?',
  ],
] as const)('in %s', (language, short, open, answer, unfinished, question) => {
  test('a short answer to a short question ends the turn as soon as it is transcribed', () => {
    expect(waitAfter(call(language, short), answer)).toBe(260);
  });

  test('a question ends the turn as soon as it is transcribed', () => {
    expect(waitAfter(call(language, short), question)).toBe(260);
  });

  test('after a conjunction the wait is 2 s, whatever the punctuation', () => {
    expect(waitAfter(call(language, open), unfinished)).toBe(2_000);
  });

  test('recognises what kind of answer the coach asked for', () => {
    expect([call(language, short).state.askedFor, call(language, open).state.askedFor]).toEqual(['short', 'open']);
  });
});

test.each([
  [
    'en',
    'What happened?',
    [
      'So last week I had my review',
      'and I thought it would go well.',
      'I had done everything on time',
      'and he opened the folder',
      'and then he said',
      'your tone is a problem.',
    ],
  ],
  [
    'de',
    'Was ist passiert?',
    [
      'Also letzte Woche hatte ich mein Gespräch',
      'und ich dachte, das läuft gut.',
      'Ich hatte alles rechtzeitig abgegeben',
      'und er hat die Mappe aufgemacht',
      'und dann hat er gesagt',
      'Ihr Ton ist ein Problem.',
    ],
  ],
] as const)('a story in %s with pauses of 1.2 s is one turn', (language, greeting, pieces) => {
  const one = call(language, greeting);
  let at = 11_000;
  for (const piece of pieces) at = one.speaks(at, piece) + 1_200;
  one.runTo(at + 3_000);
  expect(one.commands('take-turn').map(({ text }) => text)).toEqual([pieces.join(' ')]);
  expect(one.state.habit.count).toBe(pieces.length - 1);
  expect(Math.exp(one.state.habit.meanLog)).toBeCloseTo(1_200, 3);
});

test('a cough in a pause does not end the speaker’s pause', () => {
  const one = call('en', 'What happened?');
  const until = one.speaks(11_000, 'I was at the station and');
  one.speaks(until + 700, '', until + 800);
  one.runTo(until + 5_000);
  expect(one.state.habit.count).toBe(0);
});
