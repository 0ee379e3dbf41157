import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts before and during a meeting with listening. */
export const texts = defineMessages<typeof english>('meetings-live', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
