import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** What the dialog that deletes an account says; it comes with the dialog. */
export const deletionMessages = defineMessages<typeof english>('account-deletion', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
