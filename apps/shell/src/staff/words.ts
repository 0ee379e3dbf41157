import { defineMessages } from '@greenroom/i18n';
import english from './messages/en.json';

/** Within the file of the staff pages, German in a file beside it: apart from the shell's own, which every visitor gets. */
export const words = defineMessages<typeof english>('staff', {
  en: async () => ({ default: english }),
  de: () => import('./messages/de.json'),
});
