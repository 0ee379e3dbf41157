import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts for changes of mood, separate from the app's because only a scene and its feedback need them. */
export const moodTexts = defineMessages<typeof english>('roleplay-mood', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
