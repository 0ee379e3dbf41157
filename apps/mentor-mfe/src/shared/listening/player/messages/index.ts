import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Apart from those of the pages: they come with the player. */
export const playerMessages = defineMessages<typeof english>('mentor-player', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
