import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts of what one says of a meeting. */
export const texts = defineMessages<typeof english>('meetings-about', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
