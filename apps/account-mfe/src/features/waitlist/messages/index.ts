import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages of the waitlist. */
export const waitlistMessages = defineMessages<typeof english>('account-waitlist', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
