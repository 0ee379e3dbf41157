import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages of the settings. */
export const settingMessages = defineMessages<typeof english>('account-settings', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
