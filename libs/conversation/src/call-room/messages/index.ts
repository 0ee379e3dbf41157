import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** The texts of what every call has, whoever is at its other end. */
export const callRoomTexts = defineMessages<typeof english>('call-room', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
