import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Of what one has coming up. */
export const occasionMessages = defineMessages<typeof english>('mentor-occasions', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
