import { defineMessages } from '@greenroom/i18n';
import german from './messages/de.json';
import english from './messages/en.json';

/** Within the file of this part, in both languages: apart from the shell's own, which every visitor gets. */
export const words = defineMessages<typeof english>('releases', {
  en: async () => ({ default: english }),
  de: async () => ({ default: german }),
});
