import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** What the landing page says, apart from its title and lead: no other page needs it. */
export const landingMessages = defineMessages<typeof english>('shell-landing', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
