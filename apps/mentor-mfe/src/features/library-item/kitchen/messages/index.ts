import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Of what one does with a recipe; other items need none of them. */
export const kitchenMessages = defineMessages<typeof english>('mentor-kitchen', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
