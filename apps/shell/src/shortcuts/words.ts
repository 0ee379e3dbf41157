import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

export const words = defineMessages<typeof english>('shell-shortcuts', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});
