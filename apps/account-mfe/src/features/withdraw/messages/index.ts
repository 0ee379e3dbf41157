import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Texts that the law shapes; docs/legal-texts.md says which, and that a lawyer has to look at them. */
export const withdrawalMessages = defineMessages<typeof english>('account-withdraw', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
