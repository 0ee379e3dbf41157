import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Separate from the messages of the other log-in pages, which sign-up loads. */
export const desktopMessages = defineMessages<typeof english>('account-desktop', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
