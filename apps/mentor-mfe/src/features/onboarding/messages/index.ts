import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Separate from the messages of other pages, which do not use them. */
export const onboardingMessages = defineMessages<typeof english>('mentor-onboarding', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
