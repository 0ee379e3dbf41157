import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Apart from those of the checkout. What an offer itself says comes with it. */
export const promotionMessages = defineMessages<typeof english>('checkout-promotion', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
