import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Messages with legal requirements; docs/legal-texts.md lists them, to be checked by a lawyer. */
export const cancellationMessages = defineMessages<typeof english>('account-cancel-contracts', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
