import { defineMessages } from '@greenroom/i18n';
import german from './messages/de.json';
import english from './messages/en.json';

/** Within the file that asks for them, in both languages: apart from what every visitor of the page gets at once. */
export const levelTexts = defineMessages<typeof english>('meetings-level', {
  en: async () => ({ default: english }),
  de: async () => ({ default: german }),
});
