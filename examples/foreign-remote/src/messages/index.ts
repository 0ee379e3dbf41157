import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

export const messages = defineMessages<typeof english>('roster', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
