import { clipOf } from './testing/clip-of.ts';
import { SimulatedCall, type SimulatedEnvironment } from './testing/simulated-call.ts';
import { turnSettings } from './settings.ts';

/** A call whose coach has greeted; the person has the floor from 1,000 ms on. */
function call(environment: Partial<SimulatedEnvironment> = {}): SimulatedCall {
  const one = new SimulatedCall(environment);
  one.happens(0, { type: 'joined' });
  return one.runTo(1_000);
}

/** A call whose coach is in the middle of a long answer at 5,000 ms: "One two … forty." */
const numbers = Array.from({ length: 40 }, (_, index) => `n${index}`);
function answered(environment: Partial<SimulatedEnvironment> = {}): SimulatedCall {
  const one = call({ answer: () => [numbers.slice(0, 20).join(' '), numbers.slice(20).join(' ')], ...environment });
  one.speaks(1_500, 'Tell me all the numbers.', 2_700);
  return one.runTo(5_000);
}

const shown = (one: SimulatedCall) => one.commands('show').map(({ state }) => state.status);
const lastShown = (one: SimulatedCall) => shown(one).at(-1);
const turns = (one: SimulatedCall) => one.commands('take-turn').map(({ turnId, text, how }) => ({ turnId, text, how }));
const remembered = (one: SimulatedCall, kind = 'answer') =>
  one
    .commands('remember')
    .filter((each) => each.kind === kind)
    .at(-1);

describe('end of turn', () => {
  test.each([
    ['a full stop', 'I want to leave.', 500],
    ['a question', 'What should I do?', 500],
    ['words that look finished without punctuation', 'I want to leave', 500],
    ['a conjunction', 'I want to leave because', 2_500],
    ['"and"', 'There is my boss and', 2_500],
    ['a hesitation', 'I wanted to um', 2_500],
    ['"and" with a full stop that was not spoken', 'There is my boss and.', 2_500],
  ])('after %s the turn ends after this much silence', (_, text, silence) => {
    const one = call();
    const until = one.speaks(1_500, text);
    one.runTo(10_000);
    expect(one.commands('take-turn')[0]!.at - until).toBe(silence);
  });

  test.each([
    ['Ich möchte kündigen.', 500],
    ['Ich möchte kündigen, weil', 2_500],
    ['Das ist der', 2_500],
  ])('in German: %s', (text, silence) => {
    const one = call({ facts: { language: 'de', ears: 'server', talk: 'hands-free', allowanceMs: null } });
    const until = one.speaks(1_500, text);
    one.runTo(10_000);
    expect(one.commands('take-turn')[0]!.at - until).toBe(silence);
  });

  test('a pause within a turn does not end it, and the words form one turn', () => {
    const one = call();
    one.speaks(1_500, 'I want to leave because', 2_500);
    one.speaks(4_000, 'my boss shouts.', 5_000);
    one.runTo(8_000);
    expect(turns(one)).toEqual([{ turnId: 2, text: 'I want to leave because my boss shouts.', how: 'spoken' }]);
  });

  test('a late transcript decides as soon as it arrives', () => {
    const one = call({ transcriberMs: () => 900 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(5_000);
    expect(one.commands('take-turn')[0]!.at).toBe(2_500 + 160 + 900);
  });

  test('noise without words is not a turn', () => {
    const one = call();
    one.speaks(1_500, '', 2_500);
    one.runTo(5_000);
    expect(turns(one)).toEqual([]);
    expect(lastShown(one)).toBe('waiting');
  });

  test('"um" alone is not a turn', () => {
    const one = call();
    one.speaks(1_500, 'Um.', 1_900);
    one.runTo(8_000);
    expect(turns(one)).toEqual([]);
  });

  test('words that have stopped are a turn, even if a fan keeps running', () => {
    const one = call();
    one.speeches.push({ from: 1_500, to: 3_000, text: 'I want to leave.' });
    one.happens(1_500, { type: 'speech-started' });
    one.runTo(20_000);
    expect(turns(one)).toHaveLength(1);
  });

  test('noise that sounds like speech does not keep the floor', () => {
    const one = call();
    one.happens(1_500, { type: 'speech-started' });
    one.runTo(20_000);
    expect(one.state.listening).toBeNull();
  });

  test('a long turn is transcribed in pieces without losing any', () => {
    const one = call();
    const long = Array.from({ length: 80 }, (_, index) => `w${index}`);
    one.speaks(1_500, `${long.slice(0, 70).join(' ')} and`, 23_000);
    one.speaks(24_500, long.slice(70).join(' '), 27_500);
    one.runTo(28_200);
    expect(turns(one)[0]!.text).toBe(`${long.slice(0, 70).join(' ')} and ${long.slice(70).join(' ')}`);
    expect(one.commands('transcribe').at(-1)!.fromMs).toBe(24_500);
  });
});

describe('speech without end', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

  test('without a pause, no part of it is transcribed repeatedly or left out', () => {
    const one = call();
    one.speaks(2_000, words(100), 102_000);
    one.runTo(106_000);
    expect(turns(one).at(-1)!.text).toMatch(/^w0 w1 .* w98 w99$/);
    const lengths = one.commands('transcribe').map(({ at, fromMs }) => at - fromMs);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(50_000);
  });

  test('its words are stored after four minutes, and further words belong to the same turn', () => {
    const one = call();
    one.speaks(2_000, words(290), 292_000);
    one.runTo(300_000);
    const taken = turns(one);
    expect(taken).toHaveLength(2);
    expect(taken[1]!.turnId).toBe(taken[0]!.turnId);
    expect(taken[1]!.text.startsWith(taken[0]!.text.slice(0, 500))).toBe(true);
    expect(remembered(one)).toMatchObject({ whole: true, turnId: taken[0]!.turnId });
  });
});

describe('barge-in', () => {
  const timeOf = (one: SimulatedCall, type: 'lower' | 'pause' | 'resume' | 'restore' | 'drop') =>
    one.commands(type).map(({ at }) => at);

  test('250 ms of speech lower the sound, 500 ms pause it', () => {
    const one = answered();
    one.speaks(5_000, 'Wait a moment please.', 6_200);
    one.runTo(5_700);
    expect(timeOf(one, 'lower')).toEqual([5_250]);
    expect(timeOf(one, 'pause')).toEqual([5_500]);
    expect(one.player.paused).toBe(true);
    expect(lastShown(one)).toBe('user-speaking');
  });

  test('less than 250 ms does nothing', () => {
    const one = answered();
    one.speaks(5_000, '', 5_240);
    one.runTo(6_000);
    expect([...timeOf(one, 'lower'), ...timeOf(one, 'pause')]).toEqual([]);
    expect(one.state.listening).toBeNull();
  });

  test('the pause is heard within 100 ms', () => {
    const one = answered({ networkMs: () => 40 });
    one.speaks(5_000, 'Wait a moment please.', 6_200);
    one.runTo(5_600);
    const atPause = one.player.playedMs(3);
    one.runTo(5_900);
    expect(one.player.playedMs(3)).toBe(atPause);
  });

  test.each(['Uh-huh.', 'Right.', 'Okay', 'mm-hmm', 'Yeah, okay.', 'I see', 'Genau.', 'um'])(
    'after "%s" the coach resumes where it paused',
    (text) => {
      const one = answered();
      one.speaks(5_000, text, 5_700);
      one.runTo(30_000);
      expect(timeOf(one, 'resume')).toHaveLength(1);
      expect(timeOf(one, 'drop')).toEqual([]);
      expect(turns(one)).toHaveLength(1);
      expect(remembered(one)).toMatchObject({ text: numbers.join(' '), whole: true });
    },
  );

  test('without intelligible words the coach resumes after 2 s, even if the noise continues', () => {
    const one = answered();
    one.speaks(5_000, '', 12_000);
    one.runTo(12_000);
    expect(timeOf(one, 'resume')).toEqual([7_500]);
    expect(timeOf(one, 'pause')).toHaveLength(1);
  });

  test('words that come after that are still a turn', () => {
    const one = answered();
    one.speaks(5_000, '', 8_500);
    one.speaks(8_600, 'Stop, I have a question.', 9_800);
    one.runTo(11_000);
    expect(turns(one).at(-1)!.text).toBe('Stop, I have a question.');
    expect(timeOf(one, 'drop')).toHaveLength(1);
  });

  test('anything else is a turn, and only what was heard is remembered', () => {
    const one = answered();
    one.speaks(5_000, 'Stop, I have a question.', 6_500);
    one.runTo(7_500);
    expect(turns(one).map(({ text }) => text)).toEqual(['Tell me all the numbers.', 'Stop, I have a question.']);
    const { text, whole } = remembered(one)!;
    expect(whole).toBe(false);
    expect(one.player.heard(3)).toBe(text);
    expect(text).toMatch(/^n0 n1 n2 n3/);
    expect(text.split(' ').length).toBeLessThan(12);
  });

  test('a short word lowers the sound, and the words decide without a pause', () => {
    const one = answered();
    one.speaks(5_000, 'Stop.', 5_400);
    one.runTo(7_000);
    expect(timeOf(one, 'pause')).toEqual([]);
    expect(timeOf(one, 'drop')).toEqual([5_400 + 160 + 100]);
    expect(turns(one).at(-1)!.text).toBe('Stop.');
  });

  test('an echo of the coach’s own words is not a barge-in', () => {
    const one = answered();
    one.speaks(5_000, 'n5 n6 n7', 5_800);
    one.runTo(30_000);
    expect(timeOf(one, 'drop')).toEqual([]);
    expect(turns(one)).toHaveLength(1);
    expect(remembered(one)).toMatchObject({ whole: true });
  });

  test('an echo of the last words after the coach has ended is not a turn', () => {
    const one = answered();
    one.runTo(16_600);
    const endedAt = one.commands('remember').at(-1)!.at;
    one.speaks(endedAt + 100, 'n38 n39', endedAt + 500);
    one.runTo(19_000);
    expect(turns(one)).toHaveLength(1);
  });

  test('speech that continues after the pause is not an echo, even in the coach’s words', () => {
    const one = answered();
    one.speaks(5_000, 'n6 n7 n8 n6 n7 n8', 7_000);
    one.runTo(9_000);
    expect(turns(one)).toHaveLength(2);
  });

  test('"yes" over the last words is an answer', () => {
    const one = call({ answer: () => ['Would you like to try it with me now'] });
    one.speaks(1_500, 'Tell me what to do.', 2_700);
    one.runTo(3_220 + 2_000);
    one.speaks(5_200, 'Yes.', 5_600);
    one.runTo(7_000);
    expect(turns(one).map(({ text }) => text)).toEqual(['Tell me what to do.', 'Yes.']);
  });
});

describe('preemptive generation', () => {
  test('an answer begins before the turn is over, and is committed with it', () => {
    const one = call();
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(4_000);
    expect(one.commands('answer')).toMatchObject([{ at: 2_760, preemptive: true, text: 'I want to leave.' }]);
    expect(one.commands('commit')).toMatchObject([{ at: 3_000 }]);
    expect(one.commands('play').at(-1)).toMatchObject({
      at: 3_000,
      utteranceId: one.commands('answer')[0]!.utteranceId,
    });
  });

  test('the answer is withdrawn if more words come, and none of it is heard', () => {
    const one = call();
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.speaks(2_900, 'But I am afraid.', 3_700);
    one.runTo(5_500);
    const [early, real] = one.commands('answer');
    expect(one.commands('withdraw').map(({ utteranceId }) => utteranceId)).toEqual([early!.utteranceId]);
    expect(turns(one)).toEqual([{ turnId: 2, text: 'I want to leave. But I am afraid.', how: 'spoken' }]);
    expect(one.player.heard(early!.utteranceId)).toBe('');
    expect(one.player.heard(real!.utteranceId)).not.toBe('');
  });

  test('the answer is kept if only a cough comes', () => {
    const one = call();
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.speaks(2_850, '', 2_950);
    one.runTo(5_500);
    expect(one.commands('answer')).toHaveLength(1);
    expect(turns(one)).toHaveLength(1);
  });

  test('after words that need more, the answer begins 500 ms before the turn would end', () => {
    const one = call();
    one.speaks(1_500, 'I want to leave because', 2_500);
    one.runTo(6_000);
    expect(one.commands('answer')).toMatchObject([{ at: 4_500, preemptive: true }]);
    expect(one.commands('take-turn')).toMatchObject([{ at: 5_000 }]);
  });

  test('a failed answer is not begun again for the same words', () => {
    const one = call({ answer: () => [] });
    one.speaks(1_500, 'I want to leave because', 2_500);
    one.runTo(4_990);
    expect(one.commands('answer')).toHaveLength(1);
  });
});

describe('only what was heard', () => {
  test('an answer interrupted before its first sound leaves nothing, and the turn continues', () => {
    const one = call({ firstTokenMs: () => 1_000 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.speaks(3_300, 'But I am afraid.', 4_300);
    one.runTo(7_000);
    expect(turns(one)).toEqual([
      { turnId: 2, text: 'I want to leave.', how: 'spoken' },
      { turnId: 2, text: 'I want to leave. But I am afraid.', how: 'spoken' },
    ]);
    const [first] = one.commands('answer');
    expect(one.commands('withdraw').map(({ utteranceId }) => utteranceId)).toContain(first!.utteranceId);
    expect(one.commands('remember').map(({ utteranceId }) => utteranceId)).not.toContain(first!.utteranceId);
  });

  test('an answer of which no word was heard to its end leaves nothing either', () => {
    const one = call({ answer: () => ['Extraordinary, is it not'] });
    one.environment.wordMs = 2_000;
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(3_100);
    one.speaks(3_150, 'Wait, there is more.', 4_350);
    one.runTo(8_000);
    expect(one.commands('drop')).toHaveLength(1);
    expect(remembered(one)).toBeUndefined();
    expect(one.commands('withdraw').map(({ utteranceId }) => utteranceId)).toContain(3);
    expect(turns(one).at(-1)).toEqual({ turnId: 2, text: 'I want to leave. Wait, there is more.', how: 'spoken' });
  });

  test('a page that claims to have played more than was sent gets no more remembered', () => {
    const one = answered();
    one.happens(5_010, { type: 'playback', utteranceId: 3, playedMs: 900_000 });
    one.runTo(5_020);
    expect(one.commands('remember').at(-1)!.text).toBe(numbers.join(' '));
  });

  test('such a claim does not count for sentences that are sent later', () => {
    const one = call({ synthesizerMs: () => 1_000 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(4_000);
    one.happens(4_010, { type: 'playback', utteranceId: 3, playedMs: 900_000 });
    one.runTo(5_500);
    expect(remembered(one)).toMatchObject({ text: 'That took some courage to say.', whole: false });
  });

  test('each heard sentence is remembered at once, so that a crash of the server loses at most one', () => {
    const one = answered();
    one.runTo(10_000);
    expect(remembered(one)).toMatchObject({ text: numbers.slice(0, 20).join(' '), whole: false });
  });
});

describe('a slow answer', () => {
  test('after 1.5 s a filler is said, and the page shows that it is still working', () => {
    const one = call({ firstTokenMs: () => 5_000 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(12_000);
    expect(
      one
        .commands('say')
        .filter(({ kind }) => kind === 'filler')
        .map(({ at }) => at),
    ).toEqual([3_000 + 1_500]);
    expect(shown(one)).toEqual([
      'bot-speaking',
      'waiting',
      'user-speaking',
      'loading-bot-transcript',
      'idle-thinking',
      'bot-speaking',
      'waiting',
    ]);
  });

  test('the answer comes after the filler, never over it', () => {
    const one = call({ firstTokenMs: () => 2_100 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(12_000);
    const [, filler, answer] = one.commands('play');
    expect(one.commands('say')[1]).toMatchObject({ kind: 'filler', utteranceId: filler!.utteranceId });
    expect(one.player.playedMs(filler!.utteranceId)).toBe(900);
    expect(answer!.at).toBeGreaterThanOrEqual(filler!.at + 900 - 30);
  });

  test('a filler is not remembered as an answer', () => {
    const one = call({ firstTokenMs: () => 5_000 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(12_000);
    const filler = remembered(one, 'filler')!;
    expect(filler.turnId).toBeNull();
    expect(remembered(one)!.utteranceId).not.toBe(filler.utteranceId);
  });
});

describe('silence', () => {
  const quiet = () => {
    const one = new SimulatedCall();
    one.happens(0, { type: 'joined' });
    one.runTo(2_000);
    return { one, since: one.state.silence.since };
  };

  test('asks gently after 15 s, counts down after 45 s, says goodbye after 60 s, then ends', () => {
    const { one, since } = quiet();
    one.runTo(90_000);
    expect(one.commands('say').map(({ kind, at }) => [kind, at - since])).toEqual([
      ['greeting', -since],
      ['idle-question', 15_000],
      ['goodbye', 60_000],
    ]);
    const countdown = one.commands('show').find(({ state }) => state.status === 'idle-call-end-countdown')!;
    expect([countdown.at - since, countdown.state]).toEqual([
      45_000,
      { status: 'idle-call-end-countdown', endsAtMs: since + 60_000 },
    ]);
    expect(one.state.ended).toBe('silence');
    expect(remembered(one, 'goodbye')).toMatchObject({ whole: true });
  });

  test.each<[string, (one: SimulatedCall, at: number) => void]>([
    ['speaking', (one, at) => void one.speaks(at, 'Hello, I am back.', at + 1_200)],
    ['typing', (one, at) => one.happens(at, { type: 'typed', text: 'I am here' })],
    ['"I’m here"', (one, at) => one.happens(at, { type: 'stay' })],
  ])('%s stops the countdown', (_, act) => {
    const { one, since } = quiet();
    act(one, since + 50_000);
    one.runTo(since + 70_000);
    expect(one.state.ended).toBeNull();
    expect(one.state.silence.countdownEndsAt).toBeNull();
  });

  test('a noise restarts the countdown', () => {
    const { one, since } = quiet();
    one.speaks(since + 59_000, '', since + 59_500);
    one.runTo(since + 70_000);
    expect(one.state.ended).toBeNull();
    one.runTo(since + 90_000);
    expect(one.state.ended).toBe('silence');
  });

  test('a muted person is not asked, but the countdown still comes', () => {
    const { one, since } = quiet();
    one.happens(since + 1_000, { type: 'muted', muted: true });
    one.runTo(since + 46_000);
    expect(one.commands('say').map(({ kind }) => kind)).toEqual(['greeting']);
    expect(lastShown(one)).toBe('idle-call-end-countdown');
  });
});

describe('the end', () => {
  test('comes after 30 minutes at the latest, with a goodbye', () => {
    const one = call();
    for (let at = 10_000; at < 1_900_000; at += 10_000) one.happens(at, { type: 'stay' });
    one.runTo(1_900_000);
    expect(one.state.ended).toBe('time-over');
    expect(one.commands('end')[0]!.at).toBeLessThanOrEqual(30 * 60_000);
    expect(remembered(one, 'goodbye')).toMatchObject({ whole: true });
    expect(one.commands('notice')).toMatchObject([{ notice: 'time-nearly-over', leftMs: 60_000 }]);
  });

  test('when the allowance runs out within an answer, the sentence is finished, and the call ends with a goodbye', () => {
    const one = call({
      facts: { language: 'en', ears: 'server', talk: 'hands-free', allowanceMs: 6_000 },
      answer: () => ['One two three four five six seven eight nine ten.', 'Never heard at all.'],
    });
    one.speaks(1_500, 'Tell me.', 2_700);
    one.runTo(30_000);
    expect(remembered(one)).toMatchObject({ text: 'One two three four five six seven eight nine ten.', whole: false });
    expect(one.commands('say').at(-1)).toMatchObject({ kind: 'goodbye', about: 'allowance-used', at: 6_000 });
    expect(one.state.ended).toBe('allowance-used');
    expect(remembered(one, 'goodbye')).toMatchObject({ whole: true });
    expect(one.commands('notice')[0]).toMatchObject({ notice: 'allowance-nearly-used' });
  });

  test('a missing goodbye does not delay the end', () => {
    const one = call({
      facts: { language: 'en', ears: 'server', talk: 'hands-free', allowanceMs: 6_000 },
      synthesizerFails: () => true,
    });
    one.runTo(30_000);
    expect(one.state.ended).toBe('allowance-used');
  });

  test('hanging up ends the call at once, with what was heard', () => {
    const one = answered();
    one.happens(5_000, { type: 'hang-up', why: 'hung-up' });
    one.runTo(5_000);
    expect(one.commands('end')).toHaveLength(1);
    expect(one.log.at(-1)!.command).toEqual({ type: 'end', why: 'hung-up' });
    expect(remembered(one)!.text).toMatch(/^n0 n1/);
    expect(shown(one).at(-1)).toBe('call-ended');
  });

  test('hanging up before anyone joined is a cancelled call', () => {
    const one = new SimulatedCall();
    one.happens(100, { type: 'hang-up', why: 'cancelled' });
    one.runTo(200);
    expect(shown(one)).toEqual(['cancelled']);
  });
});

describe('the microphone', () => {
  const ptt: Partial<SimulatedEnvironment> = {
    facts: { language: 'en', ears: 'server', talk: 'push-to-talk', allowanceMs: null },
  };

  test('push-to-talk: what is said while the key is held is the turn, complete as soon as the key is released', () => {
    const one = call(ptt);
    one.speaks(1_500, 'I want to leave because', 2_500);
    one.happens(1_400, { type: 'talk-key', down: true });
    one.happens(2_600, { type: 'talk-key', down: false });
    one.runTo(4_000);
    expect(one.commands('take-turn')).toMatchObject([{ at: 2_700, text: 'I want to leave because' }]);
  });

  test('push-to-talk: without the key nothing is heard', () => {
    const one = call(ptt);
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(5_000);
    expect(one.commands('transcribe')).toEqual([]);
  });

  test('push-to-talk: the key stops the coach at once, and even "okay" is a turn', () => {
    const one = answered({ ...ptt, facts: { ...ptt.facts!, talk: 'hands-free' } });
    one.happens(5_000, { type: 'talk-mode', mode: 'push-to-talk' });
    one.happens(5_100, { type: 'talk-key', down: true });
    one.speeches.push({ from: 5_200, to: 5_500, text: 'Okay.' });
    one.happens(5_600, { type: 'talk-key', down: false });
    one.runTo(6_500);
    expect(one.commands('pause')[0]!.at).toBe(5_100);
    expect(turns(one).at(-1)!.text).toBe('Okay.');
  });

  test('push-to-talk: after a press without a word the coach resumes', () => {
    const one = answered();
    one.happens(5_000, { type: 'talk-mode', mode: 'push-to-talk' });
    one.happens(5_100, { type: 'talk-key', down: true });
    one.happens(9_600, { type: 'talk-key', down: false });
    one.runTo(30_000);
    expect(remembered(one)).toMatchObject({ whole: true });
  });

  test('muting in mid-sentence ends the turn with what was said', () => {
    const one = call();
    one.speaks(1_500, 'I want to leave because of him', 5_000);
    one.happens(2_600, { type: 'muted', muted: true });
    one.runTo(4_000);
    expect(turns(one)).toMatchObject([{ text: 'I want' }]);
  });

  test('speech while muted is ignored', () => {
    const one = call();
    one.happens(1_200, { type: 'muted', muted: true });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(4_000);
    expect(turns(one)).toEqual([]);
    expect(lastShown(one)).toBe('muted');
  });

  test('an unplugged microphone is reported, and the call continues', () => {
    const one = call();
    one.happens(1_200, { type: 'microphone', state: 'lost' });
    one.happens(2_000, { type: 'typed', text: 'My microphone is gone' });
    one.runTo(8_000);
    expect(one.commands('notice')).toMatchObject([{ notice: 'microphone-lost' }]);
    expect(remembered(one)).toMatchObject({ whole: true });
  });
});

describe('typing', () => {
  test.each([
    ['while waiting', () => call(), 2_000, 1],
    ['while the coach speaks', () => answered(), 5_100, 2],
    [
      'on hold',
      () => {
        const one = call();
        one.happens(1_200, { type: 'hold', onHold: true });
        return one;
      },
      2_000,
      1,
    ],
  ] as const)('%s it is a turn at once', (_, begin, at, count) => {
    const one = begin();
    one.happens(at, { type: 'typed', text: 'Another thing' });
    one.runTo(at + 1_000);
    expect(one.commands('take-turn').at(-1)).toMatchObject({ at, text: 'Another thing', how: 'typed' });
    expect(turns(one)).toHaveLength(count);
    expect(lastShown(one)).toBe('bot-speaking');
  });

  test('while the coach thinks it joins the previous turn, which has no answer yet', () => {
    const one = call({ firstTokenMs: () => 1_000 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.happens(3_200, { type: 'typed', text: 'Next month' });
    one.runTo(6_000);
    expect(turns(one).at(-1)).toEqual({ turnId: 2, text: 'I want to leave.\nNext month', how: 'typed' });
  });

  test('while the person speaks, it includes what was said so far', () => {
    const one = call();
    one.speaks(1_500, 'I want to leave because', 2_500);
    one.happens(3_500, { type: 'typed', text: 'of my boss' });
    one.runTo(6_000);
    expect(turns(one)).toEqual([{ turnId: 2, text: 'I want to leave because\nof my boss', how: 'typed' }]);
  });
});

describe('the connection', () => {
  test('after a loss of 10 s within an answer, it resumes where it was', () => {
    const one = answered();
    one.loses(5_050, 15_050);
    one.runTo(40_000);
    expect(remembered(one)).toMatchObject({ text: numbers.join(' '), whole: true });
    expect(turns(one)).toHaveLength(1);
  });

  test('the person is not asked whether they are there during a connection loss', () => {
    const one = call();
    one.loses(2_000, 50_000);
    one.runTo(51_000);
    expect(one.commands('say').map(({ kind }) => kind)).toEqual(['greeting']);
    expect(one.state.ended).toBeNull();
  });

  test('a connection lost for a minute ends the call', () => {
    const one = call();
    one.happens(2_000, { type: 'line-lost' });
    one.runTo(70_000);
    expect(one.state.ended).toBe('connection-lost');
    expect(one.commands('end')[0]!.at).toBe(62_000);
  });

  test('what was heard before the loss is remembered at once', () => {
    const one = answered();
    one.happens(5_000, { type: 'line-lost' });
    one.runTo(5_000);
    expect(remembered(one)!.text).toMatch(/^n0 n1 n2/);
  });

  test('a turn said before the loss is answered', () => {
    const one = call();
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.loses(2_600, 8_000);
    one.runTo(20_000);
    expect(turns(one)).toHaveLength(1);
    expect(remembered(one)).toMatchObject({ whole: true });
  });

  test('a call resumed on another instance does not greet again', () => {
    const one = new SimulatedCall({
      facts: {
        language: 'en',
        ears: 'server',
        talk: 'hands-free',
        allowanceMs: null,
        resumed: { now: 60_000, talkedMs: 50_000, nextId: 9 },
      },
    });
    one.happens(61_000, { type: 'joined' });
    one.speaks(62_000, 'Are you there?', 63_000);
    one.happens(66_000, { type: 'tick' });
    one.runTo(66_000);
    expect(one.commands('say')).toEqual([]);
    expect(turns(one)).toMatchObject([{ turnId: 9 }]);
    expect(one.state.talkedMs).toBe(55_000);
  });

  test('a hold stops the clock of the free minutes and ignores speech, and the coach resumes afterwards', () => {
    const one = answered({ facts: { language: 'en', ears: 'server', talk: 'hands-free', allowanceMs: 20_000 } });
    one.happens(5_000, { type: 'hold', onHold: true });
    one.speaks(6_000, 'I talk to somebody else.', 8_000);
    one.runTo(65_000);
    expect(lastShown(one)).toBe('on-hold');
    expect(one.state.talkedMs).toBe(5_000);
    one.happens(65_000, { type: 'hold', onHold: false });
    one.runTo(79_000);
    expect(turns(one)).toHaveLength(1);
    expect(one.commands('hearing').map(({ text }) => text)).not.toContain('I talk to somebody else.');
    expect(one.commands('transcribe').filter(({ at }) => at >= 5_000)).toEqual([]);
    expect(remembered(one)).toMatchObject({ whole: true });
  });
});

describe('failures', () => {
  test('a failing model: the coach says so, and the call continues', () => {
    const one = call({ answer: () => [] });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(8_000);
    expect(one.commands('notice')).toMatchObject([{ notice: 'model-failing' }]);
    expect(one.commands('say').at(-1)).toMatchObject({ kind: 'apology', about: 'model' });
    expect(lastShown(one)).toBe('waiting');
  });

  test('a model that never answers has failed after 20 s', () => {
    const one = call({ firstTokenMs: () => 1e9 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(30_000);
    expect(one.commands('notice')).toMatchObject([{ notice: 'model-failing', at: 23_000 }]);
  });

  test('a failing transcriber: the page offers typing, and the coach says so at most twice', () => {
    const one = call({ transcriberFails: () => true });
    for (const at of [1_500, 6_500, 11_500]) one.speaks(at, 'I want to leave.', at + 1_000);
    one.runTo(16_000);
    expect(one.commands('notice').map(({ notice }) => notice)).toEqual([
      'transcriber-failing',
      'transcriber-failing',
      'transcriber-failing',
    ]);
    expect(one.commands('say').filter(({ kind }) => kind === 'apology')).toHaveLength(2);
    expect(lastShown(one)).toBe('waiting');
  });

  test('sound whose transcription failed is transcribed again without a notice', () => {
    let left = 2;
    const one = call({ transcriberFails: () => left-- > 0 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(8_000);
    expect(turns(one)).toMatchObject([{ text: 'I want to leave.' }]);
    expect(one.commands('notice')).toEqual([]);
    expect(new Set(one.commands('transcribe').map(({ fromMs }) => fromMs))).toEqual(new Set([1_500]));
  });

  test('if the rest is lost, words that stand form the turn, and the coach asks for the rest', () => {
    const one = call();
    const long = Array.from({ length: 70 }, (_, index) => `w${index}`).join(' ');
    one.speaks(1_500, `${long} and`, 23_000);
    one.at(24_000, () => (one.environment.transcriberFails = () => true));
    one.speaks(24_500, 'then he left.', 26_000);
    one.runTo(34_000);
    expect(turns(one)).toMatchObject([{ text: `${long} and` }]);
    expect(one.commands('say').filter(({ kind }) => kind === 'apology')).toMatchObject([{ about: 'rest' }]);
  });

  test.each([
    ['nearly none', 0.2, 0],
    ['little', 0.44, 0],
    ['enough', 0.46, 1],
    ['unknown', undefined, 1],
  ])('words that the transcriber is unsure of are requested again: its confidence is %s', (_, confidence, taken) => {
    const one = call({ confidence: () => confidence });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(8_000);
    expect(turns(one)).toHaveLength(taken);
    expect(one.commands('answer')).toHaveLength(taken);
    expect(one.commands('say').filter(({ about }) => about === 'hearing')).toHaveLength(1 - taken);
  });

  test('words that are no clearer when repeated are taken as they are', () => {
    const one = call({ confidence: () => 0.3 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.speaks(8_000, 'I want to leave.', 9_000);
    one.runTo(15_000);
    expect(turns(one)).toMatchObject([{ text: 'I want to leave.' }]);
  });

  test('the coach resumes if the transcriber fails while the coach speaks', () => {
    const one = answered({ transcriberFails: () => false });
    one.environment.transcriberFails = () => true;
    one.speaks(5_000, 'Wait.', 6_000);
    one.runTo(30_000);
    expect(remembered(one)).toMatchObject({ whole: true });
  });

  test('a transcriber that does not answer for 8 s has failed', () => {
    const one = call({ transcriberMs: () => 1e9 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(12_000);
    expect(one.commands('notice')).toMatchObject([{ at: 2_660 + 8_000 }]);
  });

  test('a failing voice: the answer is shown as text', () => {
    const one = call({ synthesizerFails: () => false });
    one.environment.synthesizerFails = () => true;
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(5_000);
    expect(one.commands('notice')).toMatchObject([{ notice: 'voice-failing' }]);
    expect(one.commands('show-as-text')).toHaveLength(1);
    expect(lastShown(one)).toBe('waiting');
  });

  test('a long wait for the next sentence is not a voice failure', () => {
    const waits = [50, 50, 8_000];
    const one = call({ synthesizerMs: () => waits.shift() ?? 50 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(20_000);
    expect(one.commands('notice')).toEqual([]);
    const text = 'That took some courage to say. What would you like to happen next?';
    expect(remembered(one)).toMatchObject({ text, whole: true });
  });

  test('a next sentence that does not come within 10 s ends the answer, once', () => {
    const waits = [50, 50, 60_000];
    const one = call({ synthesizerMs: () => waits.shift() ?? 50 });
    one.speaks(1_500, 'I want to leave.', 2_500);
    one.runTo(14_000);
    expect(one.state.sounding?.utterance.kind).toBe('answer');
    one.runTo(16_000);
    expect(one.state.sounding).toBeNull();
    // The player did not report an end.
    expect(one.commands('drop')).toHaveLength(1);
    expect(one.commands('notice')).toMatchObject([{ notice: 'voice-failing' }]);
    expect(one.commands('show-as-text')).toHaveLength(1);
  });

  test.each([
    ['the completion', { type: 'utterance-complete', utteranceId: 1 }, true],
    ['the failure of the rest', { type: 'utterance-failed', utteranceId: 1, by: 'model' }, false],
  ] as const)('if %s comes late, the player still has time to report how far it got', (_, happening, whole) => {
    const one = new SimulatedCall({ synthesizerMs: () => 60_000 });
    one.happens(0, { type: 'joined' });
    one.happens(100, { type: 'clip', utteranceId: 1, clip: clipOf('One two three.') });
    one.happens(900, { type: 'playback', utteranceId: 1, playedMs: 800 });
    one.happens(7_000, happening);
    one.happens(7_100, { type: 'playback', utteranceId: 1, playedMs: 900 });
    one.runTo(8_000);
    expect(one.commands('drop')).toEqual([]);
    expect(remembered(one, 'greeting')).toMatchObject({ text: 'One two three.', whole });
  });

  test('a page that plays nothing does not keep the coach speaking', () => {
    const one = answered();
    one.player.current = null;
    one.runTo(20_000);
    expect(one.state.sounding).toBeNull();
    expect(one.commands('show-as-text')).toHaveLength(1);
  });
});

describe('words recognised by the browser', () => {
  const browser: Partial<SimulatedEnvironment> = {
    facts: { language: 'de', ears: 'browser', talk: 'hands-free', allowanceMs: null },
  };
  test('form a turn, without a transcriber', () => {
    const one = call(browser);
    one.happens(1_500, { type: 'speech-started' });
    one.happens(2_000, { type: 'recognised', text: 'Ich möchte', final: false });
    one.happens(2_500, { type: 'speech-stopped' });
    one.happens(2_600, { type: 'recognised', text: 'Ich möchte kündigen', final: true });
    one.runTo(5_000);
    expect(one.commands('transcribe')).toEqual([]);
    expect(turns(one)).toMatchObject([{ text: 'Ich möchte kündigen' }]);
  });

  test('speech that the browser does not recognise is dropped', () => {
    const one = call(browser);
    one.speaks(1_500, '', 2_500);
    one.runTo(6_000);
    expect(one.state.listening).toBeNull();
  });
});

test('measures how the time of a turn was spent', () => {
  const one = call();
  one.speaks(1_500, 'I want to leave.', 2_500);
  one.runTo(4_000);
  expect(one.commands('measured').at(-1)!.measures).toEqual({
    turnId: 2,
    endOfUtteranceDelayMs: 500,
    transcriptionDelayMs: 260,
    firstTokenMs: 100,
    firstSoundMs: 40,
    totalMs: 540,
    interruptions: 0,
    preemptive: true,
  });
});

test('the figures are those of docs/specification.md, section 13', () => {
  expect(turnSettings).toMatchObject({
    endOfTurn: { shortestMs: 250, uncertainMs: 1_500, longestMs: 2_000 },
    bargeIn: { lowerAfterMs: 250, pauseAfterMs: 500, decideWithinMs: 2_000, cutInWithinMs: 1_500 },
    fillerAfterMs: 1_500,
    silence: { questionAfterMs: 15_000, countdownAfterMs: 45_000, countdownMs: 15_000 },
    longestMs: 1_800_000,
  });
});

describe('say again', () => {
  const said = (one: SimulatedCall) => one.commands('say').map(({ kind }) => kind);

  test('the last line is repeated on request, and the silence timer restarts', () => {
    const one = call();
    one.happens(5_000, { type: 'again' });
    one.runTo(19_000);
    expect(said(one)).toEqual(['greeting', 'repeat']);
    one.runTo(30_000);
    expect(said(one)).toEqual(['greeting', 'repeat', 'idle-question']);
    expect(remembered(one, 'repeat')?.whole).toBe(true);
  });

  test.each<[string, (one: SimulatedCall) => unknown]>([
    ['while the coach speaks', () => {}],
    ['on hold', (one) => one.happens(5_000, { type: 'hold', onHold: true })],
    ['while the person speaks', (one) => one.speaks(4_000, 'Wait because', 7_000)],
  ])('not %s', (_, first) => {
    const one = answered();
    first(one);
    one.happens(5_500, { type: 'again' });
    one.runTo(8_000);
    expect(said(one)).not.toContain('repeat');
  });
});
