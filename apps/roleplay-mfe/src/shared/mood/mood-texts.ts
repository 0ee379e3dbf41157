import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** Why a partner's mood changed: apart from the app's texts, since only a scene and its feedback need them. */
export const moodTexts = defineMessages<typeof english>('roleplay-mood', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
