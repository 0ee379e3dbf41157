import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages of recipes and exercises; one file, because each message file adds its hash to every page. */
export const doingMessages = defineMessages<typeof english>('mentor-doing', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
