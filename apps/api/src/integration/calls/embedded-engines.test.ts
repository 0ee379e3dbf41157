import { closeSpeech, openSpeech } from '../../app/compose/open-speech.ts';
import type { SpeechEngines } from '../../app/compose/services.ts';
import { recording } from '@greenroom/ports/testing/recordings';
import { type CallsFixture, openCallsFixture } from './testing/calls-app.ts';
import type { PacedClock } from '@greenroom/ports/testing/paced-clock';

let fixture: CallsFixture;
let engines: SpeechEngines;
beforeAll(async () => {
  [fixture, engines] = await Promise.all([
    openCallsFixture(),
    openSpeech({ transcriber: undefined, synthesizer: undefined }),
  ]);
});
afterAll(async () => {
  await fixture.close();
  await closeSpeech(engines);
});

/** Stops the clock while the engines work. */
function held({ voiceActivity, transcriber, synthesizer }: SpeechEngines, clock: PacedClock): SpeechEngines {
  return {
    voiceActivity: {
      ...voiceActivity,
      open() {
        const stream = voiceActivity.open();
        return { ...stream, push: (pcm) => clock.hold(stream.push(pcm)) };
      },
    },
    transcriber: { ...transcriber, transcribe: (request) => clock.hold(transcriber.transcribe(request)) },
    synthesizer: {
      ...synthesizer,
      async *speak(request) {
        const pieces = synthesizer.speak(request)[Symbol.asyncIterator]();
        for (;;) {
          const next = await clock.hold(pieces.next());
          if (next.done) return;
          yield next.value;
        }
      },
    },
  };
}

test('the machine’s own engines hear, understand and answer speech, which is stored in the chat', async () => {
  const running = await fixture.start({ engines: held(engines, fixture.clock) });
  const me = fixture.caller(running);
  const { client } = await me.call();
  await client.turn(({ author, status }) => author === 'coach' && status === 'done', 30_000);
  await client.speak(recording('good-evening'));
  const { message } = await client.turn(({ author }) => author === 'person', 30_000);
  expect(message.turn.text).toMatch(/good evening/i);
  const answered = await client.turn(
    ({ author, heard, id }) => author === 'coach' && heard !== '' && id > message.turn.id,
    30_000,
  );
  expect(client.soundMs.get(answered.message.turn.id)).toBeGreaterThan(500);
  expect((await me.messages()).map(({ author }) => author).slice(0, 2)).toEqual(['coach', 'person']);
  client.send({ type: 'end', why: 'hung-up' });
  await client.next('ended', undefined, 20_000);
});
