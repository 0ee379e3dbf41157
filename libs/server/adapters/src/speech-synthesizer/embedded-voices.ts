import type { SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import { espeak } from './espeak.ts';
import { recordedVoices } from './recorded-voices.ts';

/**
 * All voices that come with the product: recorded voices, and eSpeak NG for a coach whose content names one of its
 * voices. The eSpeak process starts with the first such text.
 */
export function embeddedVoices(recorded = recordedVoices(), synthetic = espeak()): SpeechSynthesizer {
  return {
    name: recorded.name,
    languages: recorded.languages,
    prepare: () => recorded.prepare(),
    speak(request) {
      const voice = request.voice.embedded[request.language];
      return voice && !('engine' in voice) ? synthetic.speak(request) : recorded.speak(request);
    },
    async close() {
      await Promise.all([recorded.close(), synthetic.close()]);
    },
  };
}
