import type { RecordedVoice } from '@greenroom/ports/speech-synthesizer';

export interface RecordedJob {
  /** Prepared by `spellOut`. */
  text: string;
  voice: RecordedVoice;
}

export interface RecordedSound {
  pcm: Int16Array;
  rate: number;
}

/**
 * Engines are imported lazily: a thread whose first import fails would crash the server, while a job that fails does
 * not.
 */
export async function speak({ text, voice }: RecordedJob): Promise<RecordedSound> {
  const { tune } = await import('./tune.ts');
  if (voice.engine === 'flite') {
    const { fliteRate, speakFlite } = await import('./flite-engine.ts');
    return { pcm: tune(await speakFlite(text, voice), voice), rate: fliteRate };
  }
  const { picoRate, speakPico } = await import('./pico-engine.ts');
  return { pcm: tune(await speakPico(text, voice), voice), rate: picoRate };
}
