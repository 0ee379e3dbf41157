import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The texts of the feedback page, separate from the app's because only this page needs them. */
export const texts = defineMessages<typeof english>('roleplay-feedback', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});

export type FeedbackText = ReturnType<typeof texts.useText>;
