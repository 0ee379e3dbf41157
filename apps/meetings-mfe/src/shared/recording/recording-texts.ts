import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** Texts about a recording on its way to a meeting. */
export const texts = defineMessages<typeof english>('meetings-recording', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
