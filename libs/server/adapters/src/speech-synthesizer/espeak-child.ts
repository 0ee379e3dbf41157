/**
 * The eSpeak NG process. eSpeak NG is GPL software, so it runs apart from the product, which talks to it only by
 * messages. This file imports nothing else of the product.
 */
import type { EspeakJob, EspeakReport, EspeakWord } from './espeak-messages.ts';

const report = (message: EspeakReport) => process.send!(message);
const loaded = await import('@echogarden/espeak-ng-emscripten').catch(() => undefined);

// Ctrl-C reaches the whole process group; the server ends this process when it no longer needs it.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

if (!loaded) report({ type: 'missing' });
else {
  const { eSpeakNGWorker } = await loaded.default();
  const engine = new eSpeakNGWorker();
  const rate = engine.get_samplerate();

  const speak = ({ id, text, voice }: EspeakJob) => {
    const name = voice.variant === undefined ? voice.voice : `${voice.voice}+${voice.variant}`;
    if (engine.set_voice(name) !== 0) return report({ type: 'unknown-voice', id });
    engine.set_rate(voice.speed);
    engine.set_pitch(voice.pitch);
    engine.set_range(voice.range);
    const offsets = codeUnitsOf(text);
    engine.synthesize(text, (pcm, events) => {
      const words = events
        .filter(({ type }) => type === 'word')
        .map((event): EspeakWord => ({
          textOffset: offsets[event.text_position - 1] ?? text.length,
          atMs: event.audio_position,
        }));
      if (pcm.length > 0 || words.length > 0) report({ type: 'piece', id, pcm, rate, words });
      return false;
    });
    report({ type: 'end', id });
  };

  // The first text costs ten times as much as later ones.
  engine.set_voice('en');
  engine.synthesize('Ready.', () => false);
  process.on('message', (job) => speak(job as EspeakJob));
  report({ type: 'ready' });
}

/** Returns the code unit at which each character of a text begins, because eSpeak counts characters. */
function codeUnitsOf(text: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  return offsets;
}
