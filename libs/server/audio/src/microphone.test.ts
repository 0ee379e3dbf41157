import { callBounds } from '@greenroom/contracts';
import { createMicrophone } from './microphone.ts';

/** Voice activity that holds back every result until the test releases it. */
function heldVoiceActivity() {
  const held: (() => void)[] = [];
  const push = () => new Promise<never[]>((resolve) => held.push(() => resolve([])));
  return { held, voiceActivity: { open: () => ({ push, close() {} }) } };
}

it('is late while 1.5 s of sound waits for voice activity, and pauses reading when more waits', async () => {
  const { held, voiceActivity } = heldVoiceActivity();
  const full: boolean[] = [];
  const microphone = createMicrophone(
    {
      voiceActivity: voiceActivity as never,
      now: () => 0,
      onEdge() {},
      onTrouble() {},
      onFull: (is) => full.push(is),
    },
    0,
  );
  const frame = { kind: 'microphone', utteranceId: 0, samples: new Int16Array(320) } as const;
  const take = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      const sequence = microphone.received + 1;
      microphone.take({ ...frame, sequence, offsetMs: sequence * callBounds.frameMs });
    }
  };
  take(74);
  expect(microphone.isLate).toBe(false);
  take(1);
  expect(microphone.isLate).toBe(true);
  take(75);
  expect(full).toEqual([true]);
  for (const judge of held) judge();
  await new Promise(setImmediate);
  expect(microphone.isLate).toBe(false);
  expect(full).toEqual([true, false]);
});

it('does not count a frame as heard before voice activity has judged it, so that it is sent again after a crash', async () => {
  const { held, voiceActivity } = heldVoiceActivity();
  const microphone = createMicrophone(
    { voiceActivity: voiceActivity as never, now: () => 1_000, onEdge() {}, onTrouble() {}, onFull() {} },
    40,
  );
  for (const sequence of [41, 42, 43])
    microphone.take({
      kind: 'microphone',
      utteranceId: 0,
      sequence,
      offsetMs: sequence * 20,
      samples: new Int16Array(320),
    });
  expect(microphone.lastBefore(10_000)).toBe(40);
  held[0]!();
  await new Promise(setImmediate);
  expect(microphone.lastBefore(10_000)).toBe(41);
  for (const judge of held) judge();
  await new Promise(setImmediate);
  expect(microphone.lastBefore(10_000)).toBe(43);
});
