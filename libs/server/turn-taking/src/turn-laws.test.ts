import fc from 'fast-check';
import { type Clip, withClip, writtenText } from './spoken-part.ts';
import type { CallHappening } from './events.ts';
import { nextMoment, reduce } from './reduce.ts';
import { newTurnState } from './state.ts';
import { begunOf, clipOf } from './testing/clip-of.ts';
import { SimulatedCall } from './testing/simulated-call.ts';
import { holdToLaws } from './testing/turn-laws.ts';

const text = fc.constantFrom('', 'Okay.', 'I want to leave.', 'because', 'um', 'Stop.', 'n1 n2', 'Yes');
const id = fc.integer({ min: 1, max: 12 });

/** Any event, including late and inconsistent ones. */
const happening: fc.Arbitrary<CallHappening> = fc.oneof(
  fc.constantFrom<CallHappening>(
    { type: 'joined' }, { type: 'line-lost' }, { type: 'tick' }, { type: 'speech-started' }, { type: 'speech-started' }, { type: 'speech-stopped' },
    { type: 'speech-stopped' }, { type: 'stay' }, { type: 'again' }, { type: 'microphone', state: 'lost' }, { type: 'microphone', state: 'live' },
    { type: 'talk-mode', mode: 'push-to-talk' }, { type: 'talk-mode', mode: 'hands-free' },
  ), // prettier-ignore
  fc.record({ type: fc.constant('transcript' as const), requestId: id, text }),
  fc.record({ type: fc.constant('transcript' as const), requestId: id, text }),
  fc.record({ type: fc.constant('transcription-failed' as const), requestId: id }),
  fc.record({ type: fc.constant('recognised' as const), text, final: fc.boolean() }),
  fc.record({
    type: fc.constant('clip' as const),
    utteranceId: id,
    clip: text.map((words) => clipOf(`${words} and on`)),
  }),
  fc.record({
    type: fc.constant('clip' as const),
    utteranceId: id,
    clip: fc
      .tuple(text, fc.double({ min: 0.1, max: 0.9, noNaN: true }))
      .map(([words, share]) => begunOf(clipOf(`${words} and on`), share)),
  }),
  fc.record({ type: fc.constant('utterance-complete' as const), utteranceId: id }),
  fc.record({ type: fc.constant('utterance-failed' as const), utteranceId: id, by: fc.constantFrom('model', 'voice') }),
  fc.record({
    type: fc.constant('playback' as const),
    utteranceId: id,
    playedMs: fc.integer({ min: -100, max: 20_000 }),
  }),
  fc.record({ type: fc.constant('muted' as const), muted: fc.boolean() }),
  fc.record({ type: fc.constant('talk-key' as const), down: fc.boolean() }),
  fc.record({ type: fc.constant('hold' as const), onHold: fc.boolean() }),
  fc.record({ type: fc.constant('typed' as const), text: fc.constantFrom('Typed', ' ') }),
);
const happenings = fc.array(fc.tuple(fc.oneof(fc.nat(600), fc.nat(9_000)), happening), { maxLength: 60 });
const facts = fc.record({
  language: fc.constantFrom('en', 'de'),
  ears: fc.constantFrom('server', 'browser'),
  talk: fc.constantFrom('hands-free', 'push-to-talk'),
  allowanceMs: fc.option(fc.nat(100_000)),
});

const textOf = (clips: readonly Clip[] = []) => writtenText(clips.flatMap(({ parts }) => parts));

test('whatever happens: time never goes back, one speaks at a time, nothing unsent is remembered, heard utterances end, and the call ends', () => {
  fc.assert(
    fc.property(facts, happenings, (begun, list) => {
      let state = newTurnState(begun);
      let at = 0;
      let ends = 0;
      const sent = new Map<number, Clip[]>();
      let playing: number | null = null;
      const give = (one: CallHappening, time: number) => {
        const before = state;
        const step = reduce(state, { ...one, at: time });
        state = step.state;
        expect(state.now).toBeGreaterThanOrEqual(before.now);
        expect(() => JSON.stringify(state)).not.toThrow();
        expect(state.waiting.filter(({ kind }) => kind === 'answer').length).toBeLessThanOrEqual(1);
        const stopped = before.sounding;
        if (stopped && stopped.remembered !== '' && state.sounding?.utterance.id !== stopped.utterance.id)
          expect(step.commands).toContainEqual(
            expect.objectContaining({ type: 'remember', utteranceId: stopped.utterance.id }),
          );
        if (one.type === 'clip') sent.set(one.utteranceId, withClip(sent.get(one.utteranceId) ?? [], one.clip));
        for (const command of step.commands) {
          if (command.type === 'play') {
            expect(playing).toBeNull();
            playing = command.utteranceId;
          }
          if (command.type === 'drop' && command.afterMs === undefined && command.utteranceId === playing)
            playing = null;
          if (command.type === 'remember') {
            expect(textOf(sent.get(command.utteranceId))).toContain(command.text);
            if (command.utteranceId === playing && state.sounding?.utterance.id !== playing) playing = null;
          }
          if (command.type === 'end') ends++;
        }
        if (!state.sounding) playing = null;
      };
      give({ type: 'joined' }, 0);
      for (const [pause, one] of list) give(one, (at += pause));
      // No further events from here on.
      for (let count = 0; !state.ended; count++) {
        const next = nextMoment(state);
        expect(next).not.toBeNull();
        expect(count).toBeLessThan(500);
        give({ type: 'tick' }, Math.max(next!, state.now));
      }
      expect(state.now).toBeLessThanOrEqual(30 * 60_000);
      expect(ends).toBe(1);
      expect(nextMoment(state)).toBeNull();
    }),
    { numRuns: 1_000, plugins: [fc.interruptAfterTimeLimit(12_000)] },
  );
});

test('additional ticks only change how soon things are noticed', () => {
  fc.assert(
    fc.property(facts, happenings, fc.integer({ min: 7, max: 400 }), (begun, list, every) => {
      const run = (ticks: boolean) => {
        let state = newTurnState(begun);
        let at = 0;
        const told: string[] = [];
        const give = (one: CallHappening, time: number) => {
          const step = reduce(state, { ...one, at: time });
          state = step.state;
          for (const command of step.commands) if (command.type !== 'show') told.push(JSON.stringify(command));
        };
        give({ type: 'joined' }, 0);
        for (const [pause, one] of list) {
          for (let tick = at + every; ticks && tick < at + pause; tick += every) give({ type: 'tick' }, tick);
          give(one, (at += pause));
        }
        return { state, told };
      };
      expect(run(true)).toEqual(run(false));
    }),
    { numRuns: 300, plugins: [fc.interruptAfterTimeLimit(8_000)] },
  );
});

test('with a truthful page, what is remembered was heard, whatever the person does', () => {
  const speech = fc.tuple(fc.nat(30_000), text, fc.integer({ min: 100, max: 3_000 }));
  const act = fc.tuple(
    fc.nat(30_000),
    happening.filter(({ type }) => ['muted', 'talk-mode', 'talk-key', 'hold', 'typed', 'stay', 'again'].includes(type)),
  );
  fc.assert(
    fc.property(
      fc.array(speech, { maxLength: 8 }),
      fc.array(act, { maxLength: 5 }),
      fc.nat(900),
      fc.nat(120),
      fc.option(fc.nat(20_000)),
      fc.constantFrom(0, 300, 2_500),
      (speeches, acts, modelMs, networkMs, cut, growsMs) => {
        const call = new SimulatedCall({
          firstTokenMs: () => modelMs * 3,
          networkMs: () => networkMs,
          growsMs: () => growsMs,
        });
        holdToLaws(call);
        call.happens(0, { type: 'joined' });
        let free = 0;
        for (const [from, words, length] of [...speeches].sort((one, other) => one[0] - other[0]))
          free = call.speaks(Math.max(from, free + 50), words, Math.max(from, free + 50) + length);
        for (const [at, one] of acts) call.happens(at, one);
        if (cut !== null) call.loses(cut, cut + 4_000);
        call.runTo(2_000_000);
        expect(call.state.ended).not.toBeNull();
      },
    ),
    { numRuns: 250, plugins: [fc.interruptAfterTimeLimit(12_000)] },
  );
});
