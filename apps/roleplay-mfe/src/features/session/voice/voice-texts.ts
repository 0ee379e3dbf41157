import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts of a spoken scene, loaded with the call. */
export const voiceTexts = defineMessages<typeof english>('roleplay-voice', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});

export type VoiceText = ReturnType<typeof voiceTexts.useText>;
