import type { OpenAiTranscriberSettings } from '@greenroom/adapters/transcriber/openai-compatible';
import type { SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import type { Transcriber } from '@greenroom/ports/transcriber';
import type { Settings } from '../settings/env.ts';
import type { SpeechEngines } from './services.ts';

/** Opens only the speech engines; also used by a benchmark. */
export async function openSpeech({
  transcriber,
  synthesizer,
  localTranscriber,
  localVoices,
}: Pick<Settings, 'transcriber' | 'synthesizer'> &
  Partial<Pick<Settings, 'localTranscriber' | 'localVoices'>>): Promise<SpeechEngines> {
  const [voiceActivity, transcriberInUse, voice] = await Promise.all([
    import('@greenroom/adapters/voice-activity/silero').then(({ silero }) => silero()),
    openTranscriber(transcriber ?? (localTranscriber && { ...localTranscriber, apiKey: undefined })),
    openSynthesizer(synthesizer, localVoices),
  ]);
  return { voiceActivity, transcriber: transcriberInUse, synthesizer: voice };
}

async function openTranscriber(
  settings: Omit<OpenAiTranscriberSettings, 'retries' | 'timeoutMs'> | undefined,
): Promise<Transcriber> {
  if (!settings) return (await import('@greenroom/adapters/transcriber/moonshine')).moonshine();
  const { openAiTranscriber, transcriberTimings } = await import('@greenroom/adapters/transcriber/openai-compatible');
  return openAiTranscriber({ ...transcriberTimings, ...settings });
}

async function openSynthesizer(
  settings: Settings['synthesizer'],
  local: Settings['localVoices'],
): Promise<SpeechSynthesizer> {
  if (!settings) {
    const { embeddedVoices } = await import('@greenroom/adapters/speech-synthesizer/embedded-voices');
    if (!local) return embeddedVoices();
    const { localVoices } = await import('@greenroom/adapters/speech-synthesizer/local-voices');
    return localVoices(local, embeddedVoices());
  }
  const { openAiSynthesizer, synthesizerTimings } =
    await import('@greenroom/adapters/speech-synthesizer/openai-compatible');
  return openAiSynthesizer({ ...synthesizerTimings, ...settings });
}

/** Ends the speech engines' threads and processes. */
export async function closeSpeech({ voiceActivity, transcriber, synthesizer }: SpeechEngines): Promise<void> {
  await Promise.all([voiceActivity.close(), transcriber.close(), synthesizer.close()]);
}
