import { createAdmission } from '@greenroom/audio';
import { fakeClock } from '@greenroom/ports/testing/fake-clock';
import { scriptedTranscriber } from '@greenroom/ports/testing/transcriber';
import { samplesIn } from './domain/stretches.ts';
import { CallsFirst, yieldToCalls } from './yield-to-calls.ts';

const request = { pcm: new Int16Array(samplesIn(20_000)), language: 'en' };

function machine({ calls, capacity }: { calls: number; capacity: number }) {
  const clock = fakeClock();
  const transcriber = scriptedTranscriber(['some words'], { capacity });
  const slow = {
    ...transcriber,
    async transcribe(asked: Parameters<typeof transcriber.transcribe>[0]) {
      const answer = await transcriber.transcribe(asked);
      clock.advance(100);
      return answer;
    },
  };
  const admission = createAdmission(capacity, clock.now);
  for (let call = 0; call < calls; call += 1) admission.enter(`call ${call}`);
  const background = yieldToCalls(slow, admission, clock);
  return { clock, admission, background, seconds: () => transcriber.asked.map(({ samples }) => samples / 16_000) };
}

it('transcribes a whole stretch at once without calls', async () => {
  const { background, seconds } = machine({ calls: 0, capacity: 8 });
  expect(await background.words(request)).toBe('some words');
  expect(seconds()).toEqual([20]);
});

it('takes a few seconds at a time beside calls, and rests 34 times as long as it worked', async () => {
  const { background, seconds, clock } = machine({ calls: 1, capacity: 8 });
  const words = background.words(request);
  const turns = async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await turns();
  expect(seconds()).toHaveLength(1);
  clock.advance(3_399);
  await turns();
  expect(seconds()).toHaveLength(1);
  clock.advance(1);
  await turns();
  expect(seconds()).toHaveLength(2);
  for (let part = 0; part < 5; part += 1) {
    clock.advance(3_400);
    await turns();
  }
  expect((await words).split('some words')).toHaveLength(seconds().length + 1);
  expect(Math.max(...seconds())).toBeLessThanOrEqual(6);
  expect(seconds().reduce((sum, one) => sum + one)).toBe(20);
});

it('stops if calls need all of the recogniser', async () => {
  const { background, admission, seconds } = machine({ calls: 2, capacity: 2 });
  await expect(background.words(request)).rejects.toThrow(CallsFirst);
  expect(seconds()).toEqual([]);
  admission.leave('call 1');
  admission.leave('call 0');
  expect(await background.words(request)).toBe('some words');
});

it('does not hold a vendor back for calls', async () => {
  const { background, seconds } = machine({ calls: 30, capacity: Infinity });
  await background.words(request);
  expect(seconds()).toEqual([20]);
});
