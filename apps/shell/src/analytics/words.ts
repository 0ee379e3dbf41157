import { defineMessages } from '@greenroom/i18n';
import german from './messages/de.json';
import english from './messages/en.json';

/** Bundled with analytics, in both languages: separate from the shell's own messages, which every visitor loads. */
export const words = defineMessages<typeof english>('consent', {
  en: async () => ({ default: english }),
  de: async () => ({ default: german }),
});
