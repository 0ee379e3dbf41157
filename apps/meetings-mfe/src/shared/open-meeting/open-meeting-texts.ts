import { defineMessages } from '@greenroom/i18n';
import german from './messages/de.json';
import english from './messages/en.json';

/** Within the file that asks for them, in both languages: what stands there already does not wait for them. */
export const texts = defineMessages<typeof english>('meetings-open', {
  en: async () => ({ default: english }),
  de: async () => ({ default: german }),
});
