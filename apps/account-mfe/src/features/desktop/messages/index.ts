import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Apart from those of the other doors, which sign-up loads. */
export const desktopMessages = defineMessages<typeof english>('account-desktop', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
