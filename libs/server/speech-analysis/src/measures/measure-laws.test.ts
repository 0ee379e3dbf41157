import fc from 'fast-check';
import { spokenTranscript, splitTurn, typedTranscript } from '../testing/arbitrary-transcript.ts';
import type { Transcript, Turn } from '../transcript.ts';
import type { Measure, MeasureName } from './measure-types.ts';
import { measure } from './measure.ts';

const either = fc.oneof(typedTranscript, spokenTranscript);

function get(transcript: Transcript, name: MeasureName): Measure {
  const found = measure(transcript).find((one) => one.name === name);
  if (!found) throw new Error(`${name} is missing`);
  return found;
}

/** Enough additional speech for every rate: sentences, or almost only hesitation. */
const besides = ['The team moved house and nobody was late. '.repeat(8), 'Um. '.repeat(45)];
const longer = ({ turns, ...rest }: Transcript, text: string): Transcript => ({
  ...rest,
  turns: [...turns, { speaker: 'you', text: text.trim() }],
});

const changeOwn = ({ turns, ...rest }: Transcript, change: (turn: Turn) => Turn): Transcript => ({
  ...rest,
  turns: turns.map((turn) => (turn.speaker === 'you' ? change(turn) : turn)),
});

test.each(['Um,', 'Er, you know,', 'Uh, um,'])('adding "%s" never lowers the filler rate', (filler) => {
  fc.assert(
    fc.property(typedTranscript, fc.nat(), fc.constantFrom(...besides), (transcript, turn, text) => {
      const before = longer(transcript, text);
      const at = turn % before.turns.length;
      const after = {
        ...before,
        turns: before.turns.map((one, index) =>
          index === at && one.speaker === 'you' ? { ...one, text: `${filler} ${one.text}` } : one,
        ),
      };
      expect(get(after, 'fillers').value).toBeGreaterThanOrEqual(get(before, 'fillers').value ?? 0);
      expect(get(after, 'fillers').count).toBeGreaterThanOrEqual(get(before, 'fillers').count ?? 0);
    }),
  );
});

test.each(['talk-share', 'longest-monologue', 'pace'] as const)('splitting a turn never changes %s', (name) => {
  fc.assert(
    fc.property(either, fc.nat(), fc.nat(), (transcript, turn, after) => {
      expect(get(splitTurn(transcript, turn, after), name).value).toBe(get(transcript, name).value);
    }),
  );
});

test('the talk shares of two speakers add up to 100 per cent', () => {
  fc.assert(
    fc.property(either, (transcript) => {
      const [mine, theirs] = ['you', 'partner'].map((you) => get({ ...transcript, you }, 'talk-share').value);
      if (mine === null || theirs === null || mine === undefined || theirs === undefined) return;
      expect(mine + theirs).toBeCloseTo(100, 0);
    }),
  );
});

test('the other’s words change none of the measures of the person’s own words', () => {
  fc.assert(
    fc.property(typedTranscript, (typed) => {
      // So many question marks show that the transcript writes all of them, whatever the other says.
      const marked = { speaker: 'you', text: 'Which one? This one? Or that one?' };
      const transcript = { ...typed, turns: [marked, ...typed.turns] };
      const other = {
        ...transcript,
        turns: transcript.turns.map((turn) =>
          turn.speaker === 'you' ? turn : { ...turn, text: 'Um, maybe, you know, sort of?' },
        ),
      };
      for (const name of ['fillers', 'hedging', 'open-questions', 'repeated-words'] as const)
        expect(get(other, name).value).toBe(get(transcript, name).value);
    }),
  );
});

test('adding a question increases the count by one', () => {
  fc.assert(
    fc.property(typedTranscript, (typed) => {
      // Three question marks show that the transcript writes all of them.
      const marked = { speaker: 'partner', text: 'Which one? This one? Or that one?' };
      const transcript = { ...typed, turns: [marked, ...typed.turns] };
      const asked = { ...transcript, turns: [...transcript.turns, { speaker: 'you', text: 'What do they need?' }] };
      expect(get(asked, 'questions').count).toBe((get(transcript, 'questions').count ?? 0) + 1);
      expect(get(asked, 'open-questions').count).toBe((get(transcript, 'open-questions').count ?? 0) + 1);
    }),
    { examples: [[{ language: 'en', turns: [{ speaker: 'you', text: 'we? do we' }] }]] },
  );
});

test('the time of day changes nothing', () => {
  fc.assert(
    fc.property(spokenTranscript, fc.integer({ min: 0, max: 3_600_000 }), (transcript, laterMs) => {
      const moved = {
        ...transcript,
        turns: transcript.turns.map((turn) => ({
          ...turn,
          beganMs: (turn.beganMs ?? 0) + laterMs,
          endedMs: (turn.endedMs ?? 0) + laterMs,
          words: turn.words?.map((word) => ({
            ...word,
            beganMs: word.beganMs + laterMs,
            endedMs: word.endedMs + laterMs,
          })),
        })),
      };
      expect(measure(moved)).toEqual(measure(transcript));
    }),
  );
});

test('capitals and apostrophes change no value', () => {
  fc.assert(
    fc.property(typedTranscript, (transcript) => {
      const loud = changeOwn(transcript, (turn) => ({ ...turn, text: turn.text.toUpperCase() }));
      for (const name of ['fillers', 'hedging', 'questions', 'talk-share', 'longest-monologue'] as const)
        expect(get(loud, name).value).toBe(get(transcript, name).value);
    }),
  );
});

test('every value is a number of at least 0, matches its rating, and its moments lie within the text', () => {
  fc.assert(
    fc.property(either, (transcript) => {
      for (const { value, rating, good, moments } of measure(transcript)) {
        if (value === null) expect(rating).toBeNull();
        else {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBe(Math.round(value * 10) / 10);
          expect(rating === 'GOOD').toBe(value >= (good.from ?? -Infinity) && value <= (good.to ?? Infinity));
        }
        for (const { turn, from, to } of moments) expect(transcript.turns[turn]?.text.slice(from, to)).not.toBe('');
      }
    }),
  );
});

test.each<Transcript>([
  { turns: [] },
  { turns: [{ speaker: 'you', text: '' }] },
  { turns: [{ speaker: 'partner', text: '…' }] },
])('an empty talk has no values: %j', (transcript) => {
  expect(measure(transcript).every(({ value }) => value === null)).toBe(true);
});
