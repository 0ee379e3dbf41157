import { defineMessages } from '@greenroom/i18n';
import type english from './en.json';

/** Apart from those of the other pages, which need none of them. */
export const onboardingMessages = defineMessages<typeof english>('mentor-onboarding', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
