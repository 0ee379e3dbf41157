import { someVoice } from '@greenroom/ports/testing/speech-synthesizer-conformance';
import { toneSynthesizer } from '@greenroom/ports/testing/speech-synthesizer';
import { waitUntil } from '@greenroom/test-tools/wait-until';
import { prioritizeCalls, type PrioritizedSynthesizer } from './prioritize-calls.ts';

const say = async (voice: PrioritizedSynthesizer['ahead'], text: string) => {
  for await (const piece of voice.speak({
    text,
    voice: someVoice,
    language: 'en',
    signal: new AbortController().signal,
  }))
    if (piece.pcm.length === 0) throw new Error('Empty sound');
};

test('narrations are made one at a time, and after every call that is speaking', async () => {
  const held = Promise.withResolvers<void>();
  const synthesizer = toneSynthesizer({ beforeWord: () => held.promise });
  const { ahead, behind } = prioritizeCalls(synthesizer);
  const texts = () => synthesizer.asked.map(({ text }) => text);
  const made = [say(behind, 'one'), say(behind, 'two')];
  await waitUntil(() => texts().length === 1);
  made.push(say(ahead, 'call'), say(ahead, 'another call'));
  await waitUntil(() => texts().length === 3);
  expect(texts()).toEqual(['one', 'call', 'another call']);
  held.resolve();
  await Promise.all(made);
  expect(texts()).toEqual(['one', 'call', 'another call', 'two']);
});

test('a narration does not wait forever for a call that never ends', async () => {
  const synthesizer = toneSynthesizer();
  const { ahead, behind } = prioritizeCalls(synthesizer, 20);
  const call = ahead.speak({ text: 'one two', voice: someVoice, language: 'en', signal: new AbortController().signal });
  const held = call[Symbol.asyncIterator]();
  await held.next();
  await say(behind, 'after a while');
  expect(synthesizer.asked.at(-1)?.text).toBe('after a while');
  await held.return?.();
});

test('a failed synthesis does not block the next', async () => {
  const { ahead, behind } = prioritizeCalls(
    toneSynthesizer({ fail: { trouble: 'unavailable', afterWords: 1 } }),
    60_000,
  );
  await expect(say(ahead, 'one two')).rejects.toThrow();
  await expect(say(behind, 'one two')).rejects.toThrow();
  await expect(say(behind, 'one two')).rejects.toThrow();
});
