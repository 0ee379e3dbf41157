import { defineMessages, type Text } from '@greenroom/i18n';
import type english from './en.json';

/** Separate from the messages of the other settings. */
export const subscriptionMessages = defineMessages<typeof english>('account-subscription', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});

export type SubscriptionText = Text<Extract<keyof typeof english, string>>;
