import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Apart from those of the checkout, which needs none of them. */
export const quizMessages = defineMessages<typeof english>('checkout-quiz', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
