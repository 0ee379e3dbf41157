import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages of pages with recommendations; separate because other pages do not use them. */
export const forMeMessages = defineMessages<typeof english>('mentor-for-me', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
