import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages of the landing page except its title and lead: no other page needs them. */
export const landingMessages = defineMessages<typeof english>('shell-landing', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
