import { SimulatedCall, type SimulatedEnvironment } from './testing/simulated-call.ts';
import { holdToLaws } from './testing/turn-laws.ts';

const coach: SimulatedEnvironment['facts'] = {
  language: 'en',
  ears: 'server',
  obeys: true,
  talk: 'hands-free',
  allowanceMs: null,
};

function call(environment: Partial<SimulatedEnvironment> = {}): SimulatedCall {
  const one = new SimulatedCall({ facts: coach, ...environment });
  holdToLaws(one);
  one.happens(0, { type: 'joined' });
  return one;
}

const commands = (one: SimulatedCall) => one.commands('take-turn').flatMap(({ command }) => command ?? []);
const said = (one: SimulatedCall) => one.commands('say').map(({ kind }) => kind);
const answers = (one: SimulatedCall) => one.commands('answer').filter(({ preemptive }) => !preemptive);

/** After its greeting, the coach answers speech from 2,000 ms on after about 4,100 ms. */
const question = 'What should I say to her tomorrow?';

/** Says a command in each state of the call. */
const moments = {
  'while the coach waits': (one: SimulatedCall, words: string) => one.speaks(3_000, words),
  'while the coach speaks': (one: SimulatedCall, words: string) => {
    one.speaks(2_000, question);
    return one.speaks(7_500, words);
  },
  'while the coach thinks': (one: SimulatedCall, words: string) => {
    one.speaks(2_000, question);
    return one.speaks(5_000, words);
  },
  'in the countdown to the end': (one: SimulatedCall, words: string) => one.speaks(55_000, words),
};

describe.each(Object.entries(moments))('%s', (_, speak) => {
  const thinkingMs = 3_000;
  const environment = { firstTokenMs: () => thinkingMs };

  test.each([
    ['stop', 'Stop.'],
    ['again', 'Could you say that again?'],
    ['hold-on', 'Hold on.'],
    ['slower', 'Slower please.'],
  ])('"%s" is a command and not a message', (command, words) => {
    const one = call(environment);
    const until = speak(one, words);
    one.runTo(until + 6_000);
    expect(commands(one)).toEqual([command]);
    expect(answers(one).map(({ text }) => text)).not.toContain(words);
    expect(one.state.ended).toBeNull();
  });
});

test('after "stop" the coach is silent, and does not soon ask whether the person is there', () => {
  const one = call();
  one.speaks(2_000, question);
  one.speaks(5_000, 'Stop.');
  one.runTo(60_000);
  const at = one.commands('take-turn').at(-1)!.at;
  expect(one.commands('play').filter((play) => play.at > at)).toEqual([]);
  expect(said(one)).not.toContain('idle-question');
  one.runTo(100_000);
  expect(said(one)).toContain('idle-question');
});

test('after "hold on" further words continue the unanswered turn', () => {
  const one = call({ firstTokenMs: () => 5_000 });
  one.speaks(2_000, 'I have to talk to my sister.');
  one.speaks(5_300, 'Hold on.');
  one.speaks(12_000, 'She is older than me.');
  one.runTo(25_000);
  expect(said(one)).toContain('acknowledgement');
  expect(one.commands('answer').at(-1)!.text).toBe('I have to talk to my sister. She is older than me.');
});

test('"slower" repeats the last line more slowly', () => {
  const one = call();
  one.speaks(3_000, 'Slower please.');
  one.runTo(8_000);
  expect(one.commands('slow-down')).toHaveLength(1);
  expect(said(one)).toEqual(['greeting', 'repeat']);
});

test('a turn that waited during a repetition is answered afterwards', () => {
  const one = call({ firstTokenMs: () => 3_000 });
  one.speaks(2_000, question);
  one.speaks(5_500, 'Could you say that again?');
  one.runTo(20_000);
  expect(said(one)).toContain('repeat');
  expect(
    one
      .commands('remember')
      .filter(({ kind }) => kind === 'answer')
      .at(-1),
  ).toMatchObject({ whole: true });
});

test('a word that completes a sentence taken too early is not a command', () => {
  const one = call({ firstTokenMs: () => 3_000 });
  one.speaks(2_000, 'I told him to');
  one.speaks(6_500, 'stop.');
  one.runTo(12_000);
  expect(commands(one)).toEqual([]);
});

test('typed commands are obeyed as well', () => {
  const one = call();
  one.speaks(2_000, question);
  one.happens(5_500, { type: 'typed', text: 'hold on' });
  one.runTo(9_000);
  expect(commands(one)).toEqual(['hold-on']);
});

test('in a scene "hold on" is a line', () => {
  const one = call({ facts: { ...coach, obeys: false } });
  one.speaks(3_000, 'Hold on.');
  one.runTo(9_000);
  expect(commands(one)).toEqual([]);
  expect(one.commands('take-turn').at(-1)).toMatchObject({ text: 'Hold on.' });
});
