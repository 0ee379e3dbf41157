import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** What only the help center says. */
export const helpMessages = defineMessages<typeof english>('account-help', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
