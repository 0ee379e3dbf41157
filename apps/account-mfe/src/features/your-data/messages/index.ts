import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages of the deletion dialog, loaded with it. */
export const deletionMessages = defineMessages<typeof english>('account-deletion', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
