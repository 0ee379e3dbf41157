import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Separate from the checkout's messages, which the quiz does not need. */
export const quizMessages = defineMessages<typeof english>('checkout-quiz', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
