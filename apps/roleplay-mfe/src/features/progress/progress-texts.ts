import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts of the progress page, separate from the app's because only this page needs them. */
export const texts = defineMessages<typeof english>('roleplay-progress', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
