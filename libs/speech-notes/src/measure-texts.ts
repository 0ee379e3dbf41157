import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** What measures are called, and how their figures are said. */
export const measureTexts = defineMessages<typeof english>('speech-notes', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
