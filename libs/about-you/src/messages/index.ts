import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** The questions about the user and the possible answers. */
export const aboutMessages = defineMessages<typeof english>('about-you', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
