import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Separate from the pages' messages: they are loaded with the player. */
export const playerMessages = defineMessages<typeof english>('mentor-player', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
