import {
  findLocalVoices,
  type LocalVoice,
  type LocalVoices,
} from '@greenroom/adapters/speech-synthesizer/find-local-voices';
import { findLocalTranscribers, type LocalTranscriber } from '@greenroom/adapters/transcriber/find-local-transcribers';
import type { Settings } from '../settings/env.ts';

/** The outcome of the search for local speech engines, for the operator. */
interface LocalSpeechChoice {
  settings: Settings;
  /** Lines for the terminal. */
  told: string[];
}

const finders = { voices: findLocalVoices, transcribers: findLocalTranscribers };

/**
 * With `TTS_BASE_URL=auto` and `STT_BASE_URL=auto`, chooses speech engines that run on this machine. Otherwise it only
 * reports local engines to the operator of a demonstration, without using them.
 */
export async function chooseLocalSpeech(settings: Settings, find = finders): Promise<LocalSpeechChoice> {
  const { localSpeech, synthesizer, transcriber, demo, port: except } = settings;
  const looks = {
    voice: !synthesizer && (localSpeech.synthesizer || demo),
    localTranscriber: !transcriber && (localSpeech.transcriber || demo),
  };
  const [voices, localTranscribers] = await Promise.all([
    looks.voice ? find.voices({ except, model: localSpeech.synthesizer?.wanted }) : [],
    looks.localTranscriber ? find.transcribers({ except, model: localSpeech.transcriber?.wanted }) : [],
  ]);
  return {
    settings: {
      ...settings,
      localVoices: localSpeech.synthesizer && voices[0],
      localTranscriber: localSpeech.transcriber && localTranscribers[0],
    },
    told: [...reportVoices(settings, voices[0]), ...reportTranscribers(settings, localTranscribers[0])],
  };
}

function reportVoices({ localSpeech }: Settings, found: LocalVoices | undefined): string[] {
  if (!localSpeech.synthesizer)
    return found
      ? [`${found.server} runs on this machine. Start with TTS_BASE_URL=auto to let it speak for the coaches.`]
      : [];
  if (!found)
    return [
      `TTS_BASE_URL=auto: no ${server('speech', localSpeech.synthesizer)} answers on this machine; the embedded voices speak.`,
    ];
  const { en, de } = found.speaks;
  const speaks = [says('English', en), says('German', de)].filter((one) => one !== undefined).join(' and ');
  const rest = en && de ? '' : ` The embedded voices speak ${en ? 'German' : 'English'}.`;
  return [`TTS_BASE_URL=auto: ${found.server} at ${found.baseUrl} speaks ${speaks}.${rest}`];
}

const says = (language: string, voice: LocalVoice | undefined) => voice && `${language} with ${voice.model}`;

function reportTranscribers({ localSpeech }: Settings, found: LocalTranscriber | undefined): string[] {
  if (!localSpeech.transcriber)
    return found
      ? [`${found.server} runs on this machine. Start with STT_BASE_URL=auto to let it write down what callers say.`]
      : [];
  if (!found)
    return [
      `STT_BASE_URL=auto: no ${server('transcription', localSpeech.transcriber)} answers on this machine; Moonshine listens, in English.`,
    ];
  const only = found.languages === 'any' ? '' : ', in English only';
  return [`STT_BASE_URL=auto: ${found.server} at ${found.baseUrl} listens with ${found.model}${only}.`];
}

const server = (kind: string, { wanted }: { wanted: string | undefined }) =>
  wanted === undefined ? `${kind} server` : `${kind} server with ${wanted}`;
