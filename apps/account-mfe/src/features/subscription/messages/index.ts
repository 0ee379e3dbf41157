import { defineMessages, type Text } from '@greenroom/i18n';
import type english from './en.json';

/** Apart from those of the other settings. */
export const subscriptionMessages = defineMessages<typeof english>('account-subscription', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});

export type SubscriptionText = Text<Extract<keyof typeof english, string>>;
