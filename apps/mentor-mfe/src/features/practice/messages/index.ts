import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages of the practice plan page. */
export const practiceMessages = defineMessages<typeof english>('mentor-practice', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
