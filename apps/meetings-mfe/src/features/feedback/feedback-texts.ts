import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts of the notes on a meeting. */
export const texts = defineMessages<typeof english>('meetings-feedback', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
