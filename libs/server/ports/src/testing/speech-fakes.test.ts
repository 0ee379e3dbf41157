import { allOf } from '@greenroom/test-tools/all-of';
import { inSequence, recording } from './recordings.ts';
import { describeSpeechSynthesizer, someVoice } from './speech-synthesizer-conformance.ts';
import { toneSynthesizer } from './speech-synthesizer.ts';
import { describeTranscriber } from './transcriber-conformance.ts';
import { scriptedTranscriber } from './transcriber.ts';
import { levelVoiceActivity } from './voice-activity.ts';

describeTranscriber('The script', async () => scriptedTranscriber(['Good evening.'], { languages: ['en'] }));
describeSpeechSynthesizer('The tones', async () => ({ ...toneSynthesizer(), languages: 'any' }));

const signal = new AbortController().signal;

test('the fake of voice activity counts loud sound as speech', async () => {
  const stream = levelVoiceActivity().open();
  const windows = await stream.push(inSequence(new Int16Array(1_024), recording('yes')));
  expect(windows.slice(0, 2).map(({ speech }) => speech)).toEqual([false, false]);
  expect(windows.some(({ speech }) => speech)).toBe(true);
});

test('the scripted transcriber answers step by step', async () => {
  const transcriber = scriptedTranscriber(['One', { text: 'two', confidence: 0.4 }, { fail: 'unavailable' }]);
  const ask = () => transcriber.transcribe({ pcm: new Int16Array(320), language: 'en', signal });
  expect([await ask(), await ask()]).toEqual([
    { text: 'One', confidence: 1 },
    { text: 'two', confidence: 0.4 },
  ]);
  await expect(ask()).rejects.toMatchObject({ trouble: 'unavailable' });
  expect(transcriber.asked).toHaveLength(3);
});

test('the tone synthesizer fails where its settings say', async () => {
  const fail = { trouble: 'cut-off', afterWords: 1 } as const;
  const synthesizer = toneSynthesizer({ fail, tellsWords: false });
  let pieces = 0;
  const speaking = async () => {
    const request = { text: 'one two', voice: someVoice, language: 'en', signal };
    for await (const { words } of synthesizer.speak(request)) pieces += words ? 100 : 1;
  };
  await expect(speaking()).rejects.toMatchObject({ trouble: 'cut-off' });
  expect(pieces).toBe(1);
  expect(await allOf(toneSynthesizer().speak({ text: '', voice: someVoice, language: 'en', signal }))).toEqual([]);
});
