import { defineMessages } from '@greenroom/i18n';
import type english from './messages/en.json';

/** The call's texts, separate from the app's because only this page needs them. */
export const texts = defineMessages<typeof english>('call', {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});

export type CallText = ReturnType<typeof texts.useText>;
