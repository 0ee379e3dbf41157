import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Texts shared by all call pages. */
export const callControlTexts = defineMessages<typeof english>('call-room', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
