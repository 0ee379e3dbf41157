import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts of a scene in progress, separate from the app's because only these pages need them. */
export const texts = defineMessages<typeof english>('roleplay-session', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
