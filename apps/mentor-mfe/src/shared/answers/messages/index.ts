import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Of exercises that one fills in; other items need none of them. */
export const answersMessages = defineMessages<typeof english>('mentor-answers', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
