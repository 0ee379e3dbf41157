import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts of setting up a scene, separate from the app's because only these pages need them. */
export const texts = defineMessages<typeof english>('roleplay-setup', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
