import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Apart from those of the other doors, which sign-up loads. */
export const factorMessages = defineMessages<typeof english>('account-second-factor', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
