import { SimulatedCall, type SimulatedEnvironment } from './testing/simulated-call.ts';
import { holdToLaws } from './testing/turn-laws.ts';

/** A call whose coach mistakes a pause from 2,500 ms on for the end of the turn, and answers from 3,020 ms on. */
function cutIn(environment: Partial<SimulatedEnvironment> = {}): SimulatedCall {
  const one = new SimulatedCall({ answer: () => ['That took some courage to say to your boss.'], ...environment });
  holdToLaws(one);
  one.happens(0, { type: 'joined' });
  one.speaks(1_500, 'He closed the door.', 2_500);
  return one.runTo(3_100);
}

const turns = (one: SimulatedCall) => one.commands('take-turn').map(({ turnId, text }) => ({ turnId, text }));
const remembered = (one: SimulatedCall) => one.commands('remember').filter(({ kind }) => kind === 'answer');

describe('a coach that cut in', () => {
  test('stops at once, and both parts form one turn that is answered once', () => {
    const one = cutIn();
    one.speaks(3_400, 'Then he told me to leave.', 5_000);
    one.runTo(12_000);
    const [first, second] = one.commands('answer').filter(({ preemptive }) => preemptive);
    expect(one.commands('pause').map(({ at }) => at)).toEqual([3_520]);
    expect(one.commands('withdraw').map(({ utteranceId }) => utteranceId)).toContain(first!.utteranceId);
    expect(turns(one).at(-1)).toEqual({ turnId: 2, text: 'He closed the door. Then he told me to leave.' });
    expect(new Set(turns(one).map(({ turnId }) => turnId))).toEqual(new Set([2]));
    expect(second!.text).toBe('He closed the door. Then he told me to leave.');
    expect(new Set(remembered(one).map(({ utteranceId }) => utteranceId))).toEqual(new Set([second!.utteranceId]));
    expect(remembered(one).at(-1)!.whole).toBe(true);
  });

  test('leaves nothing of its answer, even if a short sentence of it was heard', () => {
    const one = cutIn({ answer: () => ['I see.', 'What did you say to him then?'] });
    one.speaks(3_900, 'Then he told me to leave.', 5_500);
    one.runTo(6_500);
    expect(remembered(one)).toEqual([]);
    one.runTo(14_000);
    expect(turns(one).at(-1)!.text).toBe('He closed the door. Then he told me to leave.');
    expect(remembered(one).at(-1)).toMatchObject({ text: 'I see. What did you say to him then?', whole: true });
  });

  test('counts the pause as one of the speaker’s', () => {
    const one = cutIn();
    one.speaks(3_400, 'Then he told me to leave.', 5_000);
    one.runTo(12_000);
    expect(one.state.habit).toEqual({ count: 1, meanLog: Math.log(900) });
  });

  test.each([
    ['a back-channel', 'Uh-huh.', 3_900],
    ['noise', '', 3_900],
    ['an echo of its own words', 'that took', 3_900],
    ['a click', '', 3_480],
  ])('continues after %s', (_, text, until) => {
    const one = cutIn();
    one.speaks(3_400, text, until);
    one.runTo(12_000);
    expect(turns(one)).toHaveLength(1);
    expect(remembered(one).at(-1)).toMatchObject({ text: 'That took some courage to say to your boss.', whole: true });
  });
});

test('a heard sentence is remembered once the coach can no longer have cut in, even if no more sound comes', () => {
  const waits = [50, 50, 50, 6_000];
  const one = new SimulatedCall({
    answer: () => ['I see.', 'What then?', 'Go on.'],
    synthesizerMs: () => waits.shift() ?? 50,
  });
  one.happens(0, { type: 'joined' });
  one.speaks(1_500, 'He closed the door.', 2_500);
  one.runTo(7_000);
  expect(remembered(one)).toMatchObject([{ at: 3_040 + 1_500, text: 'I see. What', whole: false }]);
});

test('later speech interrupts as usual, and what was heard stays', () => {
  const one = cutIn();
  one.speaks(4_800, 'Wait a moment please.', 6_000);
  one.runTo(12_000);
  expect(one.commands('pause').map(({ at }) => at)).toEqual([5_300]);
  expect(turns(one).map(({ turnId }) => turnId)).toEqual([2, expect.any(Number)]);
  expect(turns(one).at(-1)!.text).toBe('Wait a moment please.');
  expect(remembered(one)[0]).toMatchObject({ whole: false });
});

test('speech over the answer to a typed turn interrupts', () => {
  const one = new SimulatedCall({ answer: () => ['That took some courage to say to your boss.'] });
  one.happens(0, { type: 'joined' });
  one.happens(2_000, { type: 'typed', text: 'He closed the door.' });
  one.runTo(2_400);
  one.speaks(2_900, 'Then he told me to leave.', 4_500);
  one.runTo(8_000);
  expect(new Set(turns(one).map(({ turnId }) => turnId)).size).toBe(2);
});
