import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Of the pages that show what is for one; apart from those of the other pages, which need none of them. */
export const forMeMessages = defineMessages<typeof english>('mentor-for-me', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
