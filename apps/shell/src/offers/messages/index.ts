import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages around an offer's own texts. */
export const offerMessages = defineMessages<typeof english>('shell-offers', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
