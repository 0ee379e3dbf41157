import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** What only the page that ends reminders says. */
export const remindersMessages = defineMessages<typeof english>('account-reminders', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
