import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import type { SpeechPiece, SpeechRequest, SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import type { LocalVoice, LocalVoices } from './find-local-voices.ts';
import { openAiSynthesizer, synthesizerTimings } from './openai-compatible.ts';

/** OpenAI's names of female voices; the other names that content may use are male. */
const women = ['alloy', 'coral', 'marin', 'nova', 'sage', 'shimmer'];
const men = ['ash', 'ballad', 'cedar', 'echo', 'fable', 'onyx', 'verse'];

/**
 * Speaks with a server on this machine in the languages that it supports. The embedded voice speaks the others, and
 * sentences that the server fails to begin.
 */
export function localVoices(
  { server, baseUrl, speaks }: LocalVoices,
  embedded: SpeechSynthesizer,
  timings: Omit<Parameters<typeof openAiSynthesizer>[0], 'baseUrl' | 'apiKey' | 'model'> = synthesizerTimings,
): SpeechSynthesizer {
  const open = ({ model, voices }: LocalVoice) => ({
    voices,
    synthesizer: openAiSynthesizer({ ...timings, baseUrl, apiKey: undefined, model }),
  });
  const local: Partial<Record<string, ReturnType<typeof open>>> = {
    ...(speaks.en && { en: open(speaks.en) }),
    ...(speaks.de && { de: open(speaks.de) }),
  };
  return {
    name: `${server} on this machine, and ${embedded.name}`,
    languages: embedded.languages,
    prepare: () => embedded.prepare(),
    speak(request) {
      const own = local[request.language];
      if (!own) return embedded.speak(request);
      const vendor = voiceNamed(request.voice.vendor, own.voices);
      return orElse(own.synthesizer, { ...request, voice: { ...request.voice, vendor } }, embedded);
    },
    close: () => embedded.close(),
  };
}

async function* orElse(
  first: SpeechSynthesizer,
  request: SpeechRequest,
  other: SpeechSynthesizer,
): AsyncGenerator<SpeechPiece> {
  let began = false;
  try {
    for await (const piece of first.speak(request)) {
      began = true;
      yield piece;
    }
  } catch (error) {
    if (began || request.signal.aborted || !(error instanceof SpeechEngineError)) throw error;
    yield* other.speak(request);
  }
}

/**
 * Returns the server's name for a voice: the same name, otherwise one of the same sex, different for each as far as
 * there are enough.
 */
function voiceNamed(vendor: string, voices: readonly string[]): string {
  if (voices.length === 0 || voices.includes(vendor)) return vendor;
  const isWoman = women.includes(vendor);
  const group = isWoman ? women : men;
  const ofKokoro = voices.filter((voice) => voice[1] === (isWoman ? 'f' : 'm') && voice[2] === '_');
  if (ofKokoro.length > 0) return ofKokoro[Math.max(0, group.indexOf(vendor)) % ofKokoro.length]!;
  return voices[Math.max(0, [...women, ...men].indexOf(vendor)) % voices.length]!;
}
