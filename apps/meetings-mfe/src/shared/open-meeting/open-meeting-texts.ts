import { defineMessages } from '@greenroom/i18n';
import german from './messages/de.json';
import english from './messages/en.json';

/** Bundled in both languages with the code that uses them, so that rendered content does not wait for them. */
export const texts = defineMessages<typeof english>('meetings-open', {
  en: async () => ({ default: english }),
  de: async () => ({ default: german }),
});
