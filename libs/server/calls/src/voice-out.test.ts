import { type CallServerMessage, readCallFrame } from '@greenroom/contracts';
import { VoiceOut } from './voice-out.ts';

const rateHz = 22_050;

/** Builds a voice with one playing utterance, and records what the page receives. */
function sounding() {
  const told: CallServerMessage[] = [];
  const frames: { offsetMs: number; durationMs: number }[] = [];
  const voice = new VoiceOut({
    send: (message) => told.push(message),
    sendFrame(bytes) {
      const { offsetMs, samples } = readCallFrame(bytes)!;
      frames.push({ offsetMs, durationMs: Math.round((samples.length / rateHz) * 1_000) });
    },
  });
  const track = voice.track({ id: 1, kind: 'answer', turnId: null });
  voice.play(1);
  return {
    voice,
    track,
    frames,
    /** Adds a sentence of this length, of which this much is new. */
    add(durationMs: number, { newMs = durationMs, grows = false } = {}) {
      const clip = {
        parts: [{ written: 'Yes.', spoken: 'Yes.' }],
        durationMs,
        ...(grows && { growing: true as const }),
      };
      track.add({ clip, pcm: new Int16Array((rateHz * newMs) / 1_000), rateHz });
    },
    sentMs: () => frames.reduce((sum, { durationMs }) => sum + durationMs, 0),
    ends: () => told.flatMap((message) => (message.type === 'utterance-sent' ? [message.durationMs] : [])),
  };
}

test('sends the end of a sentence without waiting for the next, and begins frames at steps of 20 ms', () => {
  const { add, frames, sentMs, track, ends } = sounding();
  add(370);
  expect(frames.map(({ durationMs }) => durationMs)).toEqual([100, 100, 100, 60]);
  add(260);
  expect(frames.slice(4)).toEqual([
    { offsetMs: 360, durationMs: 100 },
    { offsetMs: 460, durationMs: 100 },
    { offsetMs: 560, durationMs: 60 },
  ]);
  expect(ends()).toEqual([]);
  track.finish();
  expect([sentMs(), ends()]).toEqual([630, [630]]);
});

test('sends whole frames of a growing sentence, and the rest once it is whole', () => {
  const { add, sentMs } = sounding();
  add(370, { grows: true });
  expect(sentMs()).toBe(300);
  add(370, { newMs: 0 });
  expect(sentMs()).toBe(360);
});

test('sends an utterance that stops after a sentence to the last sample of it', () => {
  const { voice, add, sentMs, ends } = sounding();
  add(370);
  voice.drop(1, 370);
  expect([sentMs(), ends()]).toEqual([370, [370]]);
});
