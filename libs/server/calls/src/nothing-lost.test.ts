import fc from 'fast-check';
import { SimulatedCall, type SimulatedEnvironment } from '@greenroom/turn-taking/testing/simulated-call';
import { goOn, type KeptTurn } from './domain/go-on.ts';

/** One word is said in this time, in ms. */
const wordMs = 400;
const facts: SimulatedEnvironment['facts'] = { language: 'en', ears: 'server', talk: 'hands-free', allowanceMs: null };

/** One word of a person, which the page keeps until the server has stored it. */
interface Word {
  text: string;
  /** Pause after the word before it, in ms. */
  pauseMs: number;
}

/** The server's database, which survives the server. */
interface Stored {
  turns: Map<number, KeptTurn>;
  clockMs: number;
}

/** How long a broken connection is away, in ms. */
const awayMs = 2_000;

interface Life {
  killedAfterMs: number;
  /** When its connection breaks; the page sends later what is said meanwhile. */
  breakAfterMs: number;
}

/**
 * Runs a server that receives the words the page still has, until it is killed. @returns the words it had not stored
 */
function live(
  words: readonly Word[],
  stored: Stored,
  environment: Partial<SimulatedEnvironment>,
  { killedAfterMs, breakAfterMs }: Life,
): readonly Word[] {
  const one = new SimulatedCall({ facts, answer: () => ['I see, and what did you do?'], ...environment });
  if (stored.clockMs > 0) {
    const before = { now: stored.clockMs, talkedMs: 0, muted: false, onHold: false };
    one.state = goOn(facts, before, [...stored.turns.values()]).state;
    one.now = one.state.now;
  }
  const begunMs = one.now;
  const away = { from: begunMs + breakAfterMs, to: begunMs + breakAfterMs + awayMs };
  const ends: number[] = [];
  // Words without a pause between them form one stretch of speech.
  const stretches: { from: number; texts: string[] }[] = [];
  let at = begunMs + 2_500;
  for (const { text, pauseMs } of words) {
    const meetsBreak = at + pauseMs <= away.to && at + pauseMs + wordMs > away.from;
    const from = meetsBreak ? away.to + 100 : at + pauseMs;
    if (from === at && stretches.length > 0) stretches.at(-1)!.texts.push(text);
    else stretches.push({ from, texts: [text] });
    at = from + wordMs;
    ends.push(at);
  }
  for (const { from, texts } of stretches) one.speaks(from, texts.join(' '), from + texts.length * wordMs);
  if (begunMs + killedAfterMs > away.to) one.loses(away.from, away.to);
  one.onCommand = (command) => {
    if (command.type !== 'take-turn') return;
    const { turnId: id, text, how } = command;
    const turn = {
      id,
      text,
      heard: text,
      how,
      author: 'person',
      status: 'done',
      atMs: 0,
      messageUuid: `${id}`,
    } as const;
    stored.turns.set(id, { ...turn, kind: null, turnId: null });
  };
  one.happens(begunMs + 100, { type: 'joined' });
  one.runTo(begunMs + killedAfterMs);
  stored.clockMs = one.now;
  // The page keeps the audio that the server did not acknowledge.
  const safeUntil = one.state.listening?.unstoredFrom ?? one.now;
  return words.filter((_, index) => ends[index]! > safeUntil);
}

test('stores every word in the end, whenever servers are killed and connections break', () => {
  const said = fc.array(fc.constantFrom(0, 0, 0, 0, 300, 700, 1_500, 4_000), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(
      said,
      fc.array(fc.tuple(fc.integer({ min: 2_600, max: 25_000 }), fc.integer({ min: 2_600, max: 20_000 })), {
        maxLength: 4,
      }),
      fc.integer({ min: 50, max: 1_200 }),
      fc.array(fc.boolean(), { minLength: 3, maxLength: 12 }),
      (pauses, kills, transcriberMs, fails) => {
        const words = pauses.map((pauseMs, index) => ({ text: `w${index}x`, pauseMs }));
        const stored: Stored = { turns: new Map(), clockMs: 0 };
        let asked = 0;
        // Audio is repeated after two failures in a row; after more, the coach asks the person to repeat.
        const transcriberFails = () => fails[asked++ % fails.length]! && asked % 3 === 0;
        const environment = { transcriberMs: () => transcriberMs, transcriberFails };
        let left: readonly Word[] = words;
        for (const [killedAfterMs, breakAfterMs] of kills)
          left = live(left, stored, environment, { killedAfterMs, breakAfterMs });
        left = live(left, stored, environment, { killedAfterMs: 120_000 + words.length * 5_000, breakAfterMs: 6_000 });
        expect(left).toEqual([]);
        const text = [...stored.turns.values()].map((turn) => turn.text).join(' ');
        for (const word of words) expect(text).toContain(word.text);
      },
    ),
    { numRuns: 60, seed: 31 },
  );
});
