import type { ReactNode } from 'react';
import type { Locale } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { TextButton } from '@greenroom/shared-ui';
import { keepPreference } from './keep-preference.ts';

const other: Record<Locale, { locale: Locale; name: string }> = {
  en: { locale: 'de', name: 'Deutsch' },
  de: { locale: 'en', name: 'English' },
};

/** The other language, by its own name. Another language is another page: it is loaded anew. */
export function LanguageChoice(): ReactNode {
  const { locale, name } = other[currentLocale()];
  const choose = () => {
    keepPreference('locale', locale);
    window.location.reload();
  };
  return (
    <TextButton type="button" size="fine" lang={locale} onClick={choose}>
      {name}
    </TextButton>
  );
}
