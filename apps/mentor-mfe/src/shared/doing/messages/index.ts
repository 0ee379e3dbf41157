import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Of recipes that one cooks by and exercises that one fills in; one file, since each costs every page its digest. */
export const doingMessages = defineMessages<typeof english>('mentor-doing', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
