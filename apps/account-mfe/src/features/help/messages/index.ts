import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages of the help center. */
export const helpMessages = defineMessages<typeof english>('account-help', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
