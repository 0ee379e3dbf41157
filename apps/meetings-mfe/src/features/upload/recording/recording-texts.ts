import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** Texts about a chosen recording. */
export const texts = defineMessages<typeof english>('meetings-chosen-recording', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
