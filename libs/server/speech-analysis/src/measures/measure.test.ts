import type { PitchTrack, SpokenWord, Transcript, Turn } from '../transcript.ts';
import { bandsOf } from './bands.ts';
import type { MeasureName } from './measure-types.ts';
import { measure } from './measure.ts';

const get = (transcript: Transcript, name: MeasureName) => measure(transcript).find((one) => one.name === name);

/** Builds words of 300 ms at an even pace, from a given time. */
function spoken(speaker: string, beganMs: number, wordsAMinute: number, text: string): Turn {
  const words = text.split(' ').map((word, index): SpokenWord => {
    const began = beganMs + (index * 60_000) / wordsAMinute;
    return { text: word, beganMs: began, endedMs: began + 300 };
  });
  return { speaker, text, words, beganMs, endedMs: words.at(-1)?.endedMs };
}
const longText = 'one of the vans was late again '.repeat(10).trim();

test.each([
  [140, 'GOOD'],
  [90, 'AVERAGE'],
  [195, 'NEEDS_IMPROVEMENT'],
])('%i words a minute are %s', (wordsAMinute, rating) => {
  const pace = get({ language: 'en', turns: [spoken('you', 0, wordsAMinute, longText)] }, 'pace');
  expect(pace?.value).toBeCloseTo(wordsAMinute, -1);
  expect(pace?.rating).toBe(rating);
});

test('pace over time shows where the person hurries', () => {
  const turns = [spoken('you', 0, 100, longText), spoken('you', 45_000, 190, longText)];
  const series = get({ language: 'en', turns }, 'pace')?.series ?? [];
  expect((series.at(1)?.value ?? 0) - (series.at(0)?.value ?? 0)).toBeGreaterThan(40);
});

test('typed text has no pace, pauses, interruptions or melody', () => {
  const typed: Transcript = {
    turns: [
      { speaker: 'you', text: longText },
      { speaker: 'partner', text: longText },
    ],
  };
  for (const name of ['pace', 'pauses', 'interruptions', 'monotone'] as const)
    expect(get(typed, name)?.value).toBeNull();
});

test('the longest pause is one held before or within the person’s own words', () => {
  const turns = [
    spoken('you', 0, 120, 'I am asking for more.'),
    spoken('partner', 4_000, 120, 'No.'),
    spoken('you', 7_400, 120, 'But I know budgets are tight.'),
  ];
  expect(get({ turns }, 'pauses')).toMatchObject({
    value: 3.1,
    rating: 'GOOD',
    moments: [{ turn: 2, from: 0, to: 3 }],
  });
});

test('"like" and "so" are fillers only between commas or pauses', () => {
  const typed = 'I like it so much, and, like, it was, so, late. I think so. So I left.';
  expect(get({ turns: [{ speaker: 'you', text: typed }] }, 'fillers')?.count).toBe(2);
  const words = (gapMs: number): SpokenWord[] => [
    { text: 'it', beganMs: 0, endedMs: 200 },
    { text: 'was', beganMs: 200, endedMs: 400 },
    { text: 'like', beganMs: 400 + gapMs, endedMs: 600 + gapMs },
    { text: 'huge', beganMs: 600 + 2 * gapMs, endedMs: 900 + 2 * gapMs },
  ];
  const heard = (gapMs: number): Transcript => ({
    turns: [{ speaker: 'you', text: 'it was like huge', words: words(gapMs), beganMs: 0, endedMs: 2_000 }],
  });
  expect(get(heard(300), 'fillers')?.count).toBe(1);
  expect(get(heard(100), 'fillers')?.count).toBe(0);
});

test('fillers are counted per minute of other speech, so that long ones do not hide themselves', () => {
  const hesitating = (umMs: number): Turn => {
    const turn = spoken('you', 0, 120, `${'well that is how it was '.repeat(8)}um um um um`);
    const words = turn.words?.map((word, index, all) => {
      const ums = index - (all.length - 4);
      return ums < 0 ? word : { ...word, beganMs: 24_000 + ums * umMs, endedMs: 24_000 + (ums + 1) * umMs };
    });
    return { ...turn, words, endedMs: words?.at(-1)?.endedMs };
  };
  const rate = (umMs: number) => get({ language: 'en', turns: [hesitating(umMs)] }, 'fillers')?.value;
  expect(rate(2_000)).toBe(rate(200));
  expect(rate(200)).toBeCloseTo(4 / 0.4, 0);
});

test('fillers from a transcriber carry a caution', () => {
  expect(get({ turns: [spoken('you', 0, 120, longText)] }, 'fillers')?.caution).toBe('heard-by-machine');
  expect(get({ turns: [{ speaker: 'you', text: longText }] }, 'fillers')?.caution).toBeUndefined();
});

test('taking the floor interrupts; saying "mm-hm" and beginning slightly early do not', () => {
  const partner = spoken('partner', 0, 120, longText);
  const endMs = partner.endedMs ?? 0;
  const count = (own: Turn) => get({ turns: [partner, own] }, 'interruptions')?.count;
  expect(count(spoken('you', endMs - 2_000, 120, longText))).toBe(1);
  expect(count(spoken('you', endMs - 2_000, 120, 'Mm-hm.'))).toBe(0);
  expect(count(spoken('you', endMs - 300, 120, longText))).toBe(0);
});

test('a back-channel of the other does not end a monologue, an answer does', () => {
  const own: Turn = { speaker: 'you', text: longText };
  const longest = (between: string) =>
    get({ turns: [own, { speaker: 'partner', text: between }, own] }, 'longest-monologue')?.value;
  expect(longest('Right, I see.')).toBeCloseTo(2 * (longest('That cannot be right.') ?? 0), 0);
});

test.each([
  [0.2, 'NEEDS_IMPROVEMENT'],
  [3.5, 'AVERAGE'],
  [6, 'GOOD'],
])('a voice that swings by %d semitones is %s', (swing, rating) => {
  const hz = Array.from({ length: 3_200 }, (_, index) =>
    index % 4 === 3 ? null : 120 * 2 ** ((swing * Math.sin(index / 20)) / 12),
  );
  const pitch: PitchTrack = { beganMs: 0, stepMs: 10, hz };
  expect(get({ turns: [{ ...spoken('you', 0, 120, longText), pitch }] }, 'monotone')?.rating).toBe(rating);
});

test('reports repeated content words, but no names and function words', () => {
  const text = 'Honestly the budget is the budget and Rosa knows the budget. Rosa said Rosa likes the budget. '.repeat(
    2,
  );
  const repeated = get(
    {
      language: 'en',
      turns: [{ speaker: 'you', text: text + 'It went on and on as it does when it is me and you. '.repeat(3) }],
    },
    'repeated-words',
  );
  expect(repeated?.words?.[0]).toEqual({ word: 'budget', count: 8 });
  expect(repeated?.words?.map(({ word }) => word)).not.toContain('rosa');
});

test('every range names its source, with an address', () => {
  for (const { sources } of Object.values(bandsOf))
    for (const { name, address } of sources) {
      expect(name).not.toBe('');
      expect(address).toMatch(/^(https:\/\/|doi:10\.)/);
    }
});

describe('if only voice times are known', () => {
  const turn = { speaker: 'you', text: 'van '.repeat(50).trim(), beganMs: 0, endedMs: 30_000 };
  const voiced = [
    { beganMs: 0, endedMs: 10_000 },
    { beganMs: 13_000, endedMs: 23_000 },
  ];
  const named = (turns: Transcript['turns'], name: string) =>
    measure({ turns, language: 'en' }).find((one) => one.name === name)!;

  test('pace counts the voice, and not the silence within', () => {
    expect(named([{ ...turn, endedMs: 23_000, voiced }], 'pace').value).toBe(150);
    expect(named([{ ...turn, endedMs: 23_000 }], 'pace').value).toBe(130.4);
  });

  test('pace carries a caution that words are spread over the voice, unless word times are known', () => {
    expect(named([{ ...turn, voiced }], 'pace').caution).toBe('no-word-times');
    const words = turn.text.split(' ').map((text, at) => ({ text, beganMs: at * 400, endedMs: at * 400 + 300 }));
    const known = named([{ ...turn, words }], 'pace');
    expect(known.caution).toBeUndefined();
    expect(known.value).not.toBeNull();
  });

  test('a silence within is a pause, without a word to point at', () => {
    const pauses = named([{ ...turn, voiced }], 'pauses');
    expect(pauses.value).toBe(3);
    expect(pauses.moments).toEqual([]);
  });

  test('melody uses the stored pitch windows', () => {
    const pitchWindows = [
      { medianHz: 120, semitones: 1.4 },
      { medianHz: 125, semitones: 1.6 },
    ];
    expect(named([{ ...turn, pitchWindows }], 'monotone')).toMatchObject({ value: 1.5, rating: 'NEEDS_IMPROVEMENT' });
    expect(named([turn], 'monotone')).toMatchObject({ value: null });
  });
});

test('waiting alone before others join or after they leave is not part of the longest turn', () => {
  const at = (speaker: string, from: number, to: number, text: string) =>
    ({ speaker, text, beganMs: from * 1_000, endedMs: to * 1_000 }) as const;
  const turns = [
    at('you', 0, 3, 'Hello, can anybody hear me?'),
    at('you', 240, 243, 'I am still here, waiting.'),
    at('they Dana', 250, 255, 'Sorry, I am late.'),
    at('you', 256, 286, longText),
    at('they Dana', 287, 290, 'Thank you, goodbye then.'),
    at('you', 291, 293, 'Goodbye to all of you.'),
    at('you', 600, 602, 'Is this still recording?'),
  ];
  expect(get({ turns }, 'longest-monologue')?.value).toBe(30);
});

test('"So," and "Actually," at the beginning of a sentence are not fillers', () => {
  const lesson = "So, let's look at the second slide. Actually, it is the third. So, what happens? It gets, so, hot.";
  expect(get({ turns: [{ speaker: 'you', text: lesson }] }, 'fillers')?.count).toBe(1);
});

test('coming in on a word that is cut off interrupts, even without times', () => {
  const turns = [
    { speaker: 'they Dana', text: 'I thin—', cutOff: true },
    { speaker: 'you', text: longText },
  ];
  expect(get({ turns }, 'interruptions')?.count).toBe(1);
});

test('a tag at the end of a statement is no question, a turned one is', () => {
  const asked = (text: string) =>
    get({ turns: [{ speaker: 'you', text: `${longText}. ${text}` }] }, 'questions')?.count;
  expect(asked('We have three factors, OK? They only want a bus, right?')).toBe(0);
  expect(asked('OK? Right?')).toBe(0);
  expect(asked('Das machen wir so, oder?')).toBe(0);
  expect(asked('It is late, isn’t it? Is that OK? Which one is right?')).toBe(3);
});

test('the number of questions is unknown if the transcript writes no question marks', () => {
  const others = { speaker: 'Dana', text: `${longText} then what do you mean` };
  const unwritten = (text: string) =>
    get({ turns: [{ speaker: 'you', text: `${longText} ${text}` }, others] }, 'questions');
  expect(unwritten('so what do we need to talk about do you think')).toMatchObject({ value: null });
  expect(unwritten('so what do we need to talk about do you think')?.count).toBeUndefined();
  const written = { speaker: 'Dana', text: 'What do you mean by that?' };
  expect(get({ turns: [{ speaker: 'you', text: longText }, written] }, 'questions')).toMatchObject({ count: 0 });
  // Nobody asks anything.
  expect(get({ turns: [{ speaker: 'you', text: `${longText}.` }] }, 'questions')).toMatchObject({ count: 0 });
});

test('"hmm" is a sign of listening where nothing follows it or a turn begins with it, and a filler elsewhere', () => {
  const turns = ['Hmm.', 'Hmm yeah', 'Hmm sounds good to me', 'The, hmm, other one was late.', longText];
  expect(get({ turns: turns.map((text) => ({ speaker: 'you', text })) }, 'fillers')?.count).toBe(1);
});

test('who interrupts takes the floor: not with words that end first, nor with their own when another came in', () => {
  const at = (speaker: string, from: number, to: number, text = longText): Turn => ({
    speaker,
    text,
    beganMs: from * 1_000,
    endedMs: to * 1_000,
  });
  const count = (...turns: Turn[]) =>
    get({ turns: [...turns, at('you', 90, 120), at('they Dana', 121, 130)] }, 'interruptions')?.count;
  expect(count(at('they Dana', 0, 10), at('you', 8, 20))).toBe(1);
  expect(count(at('they Dana', 0, 10), at('you', 8, 9, 'Should we go on with it'))).toBe(0);
  expect(count(at('they Dana', 0, 10), at('they Omar', 6, 6.5, 'Yeah'), at('you', 8, 20))).toBe(1);
  expect(count(at('you', 0, 10), at('they Dana', 8, 14), at('you', 11, 20))).toBe(0);
});

test('"So what do you need?" asks', () => {
  expect(get({ turns: [{ speaker: 'you', text: `${longText}. So what do you need?` }] }, 'questions')?.count).toBe(1);
});

/** From real meetings: `evaluation/real-transcripts` of the meetings. */
test.each([
  ['Mm-hmm. Mm-hmm. I will look at that.', 0],
  ['The other one was late. Hmm. It came at five.', 0],
  ['That is what they sent, uh-huh, to all of us.', 0],
  ['The other one was, uh, late.', 1],
])('fillers hesitate, and do not only receive: %s', (text, count) => {
  const turns = [longText, `Yes. ${text}`].map((own) => ({ speaker: 'you', text: own }));
  expect(get({ turns }, 'fillers')?.count).toBe(count);
});

test('"mm-hmm" said many times is still a sign of listening', () => {
  const own: Turn = { speaker: 'you', text: longText };
  const longest = (between: string) =>
    get({ turns: [own, { speaker: 'partner', text: between }, own] }, 'longest-monologue')?.value;
  expect(longest('Mm-hmm. Mm-hmm. Yeah. Mm-hmm. Ooh.')).toBe(longest('Mm-hmm.'));
});

test('no pause follows a short turn during which another spoke on', () => {
  const turns = [
    { speaker: 'they Dana', text: longText, beganMs: 0, endedMs: 30_000 },
    { speaker: 'you', text: longText, beganMs: 10_000, endedMs: 14_000 },
    { speaker: 'you', text: longText, beganMs: 30_500, endedMs: 60_000 },
  ];
  expect(get({ turns }, 'pauses')?.value).toBe(0.5);
});

test('"Can I thank you?" asks nothing, nor do sentences without a mark where others of the same speaker have one', () => {
  const asked = (text: string) =>
    get({ turns: [{ speaker: 'you', text: `${longText}. ${text}` }] }, 'questions')?.count;
  expect(asked('Can I just thank you for all of that?')).toBe(0);
  expect(asked('What do you need? Who sends it? When will it be here? What the figures say is clear.')).toBe(3);
  const unmarked = asked('How do we get it there. What do you need? Who sends it? When will it be here?');
  expect(unmarked).toBe(3);
});

test('with question marks in the transcript, only marked sentences ask, and none that was broken off', () => {
  const others = { speaker: 'they Dana', text: 'Is it late? Who knows? Why is it so late? Which one is it?' };
  const asked = (text: string) =>
    get({ turns: [{ speaker: 'you', text: `${longText}. ${text}` }, others] }, 'questions')?.count;
  expect(asked('What is irresponsible is not to look at it.')).toBe(0);
  expect(asked('Do y? Is –? So does it have names?')).toBe(1);
  expect(asked('So would that be like doing the smoothing, then, or –?')).toBe(1);
});
