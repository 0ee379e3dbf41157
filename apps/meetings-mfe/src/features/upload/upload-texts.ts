import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** Texts about a past meeting, and for uploading its transcript. */
export const texts = defineMessages<typeof english>('meetings-bring', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
