import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages of the page that ends reminders. */
export const remindersMessages = defineMessages<typeof english>('account-reminders', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
