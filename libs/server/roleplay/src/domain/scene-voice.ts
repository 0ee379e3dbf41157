import type { SceneVoice, VoiceStyle } from '@greenroom/contracts';
import type { RecordedVoice, SpeakerVoice } from '@greenroom/ports/speech-synthesizer';

interface Sound {
  english: RecordedVoice;
  /** German has one recorded voice, varied by shift and pitch. */
  german: { shift: number; pitch: number };
  vendor: string;
}

/** Voices of scenes: those bundled with the product, and voices of OpenAI's speech endpoint. */
const sounds: Readonly<Record<SceneVoice, Sound>> = {
  'woman-low': {
    english: { engine: 'pico', voice: 'en-US', shift: 0.93, pace: 0.98 },
    german: { shift: 0.95, pitch: 0.92 },
    vendor: 'sage',
  },
  'woman-bright': {
    english: { engine: 'flite', voice: 'slt', shift: 1.03, pace: 1.06 },
    german: { shift: 1.03, pitch: 1.04 },
    vendor: 'coral',
  },
  'man-low': {
    english: { engine: 'flite', voice: 'rms', shift: 0.94, pace: 0.96 },
    german: { shift: 0.83, pitch: 0.8 },
    vendor: 'onyx',
  },
  'man-bright': {
    english: { engine: 'flite', voice: 'rms', shift: 1.06, pace: 1.04 },
    german: { shift: 0.87, pitch: 0.94 },
    vendor: 'echo',
  },
  'old-woman': {
    english: { engine: 'pico', voice: 'en-GB', shift: 0.92, pace: 0.88 },
    german: { shift: 0.94, pitch: 0.86 },
    vendor: 'shimmer',
  },
  'old-man': {
    english: { engine: 'flite', voice: 'awb', shift: 0.94, pace: 0.86 },
    german: { shift: 0.83, pitch: 0.9 },
    vendor: 'fable',
  },
};

/** Factors by which a style changes shift and pace. */
const styles: Readonly<Record<VoiceStyle, { shift: number; pace: number }>> = {
  'low-and-slow': { shift: 0.96, pace: 0.9 },
  'bright-and-quick': { shift: 1.05, pace: 1.1 },
  soft: { shift: 0.99, pace: 0.94 },
  clipped: { shift: 1, pace: 1.07 },
};

/** Returns a partner's voice, as written in the scene or in the style the person chose. */
export function voiceOf(voice: SceneVoice, style: VoiceStyle | null): SpeakerVoice {
  const { english, german, vendor } = sounds[voice];
  const change = style === null ? { shift: 1, pace: 1 } : styles[style];
  const shift = (own: number) => Number((own * change.shift).toFixed(3));
  const pace = Number((english.pace * change.pace).toFixed(3));
  return {
    embedded: {
      en: { ...english, shift: shift(english.shift), pace },
      de: { engine: 'pico', voice: 'de-DE', pitch: german.pitch, shift: shift(german.shift), pace },
    },
    vendor,
  };
}
