import type { SceneVoice, VoiceStyle } from '@greenroom/contracts';
import type { EmbeddedVoice, SpeakerVoice } from '@greenroom/ports/speech-synthesizer';

interface Sound extends Omit<EmbeddedVoice, 'voice'> {
  variant: string;
  vendor: string;
}

/** Voices of scenes: variants of eSpeak NG, and voices of OpenAI's speech endpoint. */
const sounds: Readonly<Record<SceneVoice, Sound>> = {
  'woman-low': { variant: 'f2', pitch: 40, range: 45, speed: 158, vendor: 'sage' },
  'woman-bright': { variant: 'f3', pitch: 58, range: 60, speed: 172, vendor: 'coral' },
  'man-low': { variant: 'm3', pitch: 34, range: 45, speed: 155, vendor: 'onyx' },
  'man-bright': { variant: 'm7', pitch: 52, range: 58, speed: 168, vendor: 'echo' },
  'old-woman': { variant: 'f2', pitch: 34, range: 55, speed: 138, vendor: 'shimmer' },
  'old-man': { variant: 'm3', pitch: 26, range: 50, speed: 136, vendor: 'fable' },
};

/** How a style changes them: pitch and range in eSpeak's steps, speed as a factor. */
const styles: Readonly<Record<VoiceStyle, { pitch: number; range: number; speed: number }>> = {
  'low-and-slow': { pitch: -10, range: -8, speed: 0.88 },
  'bright-and-quick': { pitch: 10, range: 12, speed: 1.12 },
  soft: { pitch: 2, range: -12, speed: 0.94 },
  clipped: { pitch: 0, range: -20, speed: 1.08 },
};

/** A partner's voice, as written or as somebody wanted it. */
export function voiceOf(voice: SceneVoice, style: VoiceStyle | null): SpeakerVoice {
  const { variant, vendor, ...own } = sounds[voice];
  const change = style === null ? { pitch: 0, range: 0, speed: 1 } : styles[style];
  const within = (value: number) => Math.min(99, Math.max(0, value));
  const sound = {
    variant,
    pitch: within(own.pitch + change.pitch),
    range: within(own.range + change.range),
    speed: Math.round(own.speed * change.speed),
  };
  return { embedded: { en: { voice: 'en', ...sound }, de: { voice: 'de', ...sound } }, vendor };
}
