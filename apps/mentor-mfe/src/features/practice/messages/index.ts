import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Of the page of one's practice plan. */
export const practiceMessages = defineMessages<typeof english>('mentor-practice', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
