import { defineMessages } from '@greenroom/i18n';
import german from './messages/de.json';
import english from './messages/en.json';

/** Bundled in both languages with the code that uses them, separate from what every visitor of the page loads. */
export const levelTexts = defineMessages<typeof english>('meetings-level', {
  en: async () => ({ default: english }),
  de: async () => ({ default: german }),
});
