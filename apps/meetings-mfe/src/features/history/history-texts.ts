import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts of the list of meetings. */
export const texts = defineMessages<typeof english>('meetings-history', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
