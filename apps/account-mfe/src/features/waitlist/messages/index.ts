import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** What only the waitlist says. */
export const waitlistMessages = defineMessages<typeof english>('account-waitlist', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
