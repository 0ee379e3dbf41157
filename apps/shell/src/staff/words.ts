import { defineMessages } from '@greenroom/i18n';
import english from './messages/en.json';

/**
 * English is bundled with the staff pages, German is a file beside them: separate from the shell's own messages, which
 * every visitor loads.
 */
export const words = defineMessages<typeof english>('staff', {
  en: async () => ({ default: english }),
  de: () => import('./messages/de.json'),
});
