import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts of what one says of a meeting, and of bringing its transcript. */
export const texts = defineMessages<typeof english>('meetings-bring', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
