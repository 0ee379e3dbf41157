import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Separate from the checkout's messages. The offer's own texts come with the offer. */
export const promotionMessages = defineMessages<typeof english>('checkout-promotion', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
