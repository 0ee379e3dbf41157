import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages about the user's occasions. */
export const occasionMessages = defineMessages<typeof english>('mentor-occasions', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
