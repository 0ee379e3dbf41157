import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** Names of the measures, and texts for their values. */
export const measureTexts = defineMessages<typeof english>('speech-notes', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
