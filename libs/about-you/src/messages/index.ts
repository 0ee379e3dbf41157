import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Questions about oneself, and the answers there are. */
export const aboutMessages = defineMessages<typeof english>('about-you', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
